"""Definitions that the checks write."""

import base64
import json


def shop(upstream, listen="/shop/", user="kim", password="s3cret", header="Authorization", strip=True, extra=""):
    """A definition with Basic authentication to an upstream. The texts are written as JSON strings, which YAML reads."""
    return f"""openapi: 3.0.3
info: {{title: Shop, version: '1'}}  # kept
paths:
  /books:
    get:
      responses:
        '200': {{description: ok}}
{extra}x-vendor-api-gateway:
  info: {{name: shop, state: {{active: true}}}}
  server: {{listenPath: {{value: {json.dumps(listen)}, strip: {json.dumps(strip)}}}}}
  upstream:
    url: {json.dumps(upstream)}
    authentication:
      enabled: true
      basicAuth:
        enabled: true
        username: {json.dumps(user)}
        password: {json.dumps(password)}
        header: {{enabled: true, name: {json.dumps(header)}}}
"""


def plain_shop(upstream, listen="/shop/"):
    """A definition without authentication to the upstream."""
    return shop(upstream, listen).split("    authentication:\n")[0]


def basic(user, password):
    """The value of the header for a user name and a password (RFC 7617)."""
    return b"Basic " + base64.b64encode(f"{user}:{password}".encode())


def changed_lines(before, after):
    """The numbers of the lines, from 0, that differ in two texts with the same number of lines; None if it differs."""
    first, second = before.splitlines(True), after.splitlines(True)
    if len(first) != len(second):
        return None
    return [number for number, (one, other) in enumerate(zip(first, second)) if one != other]
