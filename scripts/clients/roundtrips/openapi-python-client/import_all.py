"""Imports every module of the client: what is wrong at import is not seen by compiling alone."""

import importlib
import pkgutil

import client

for module in pkgutil.walk_packages(client.__path__, "client."):
    importlib.import_module(module.name)
