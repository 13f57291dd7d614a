#include "designertab.h"
