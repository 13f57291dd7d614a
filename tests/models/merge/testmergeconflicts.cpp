#include "corpus.h"
#include "entry.h"
#include "edits.h"
#include "merge.h"
#include "mergetext.h"
#include "testprogram.h"

#include <QDirIterator>
#include <QFile>
#include <QRandomGenerator>
#include <QTest>
