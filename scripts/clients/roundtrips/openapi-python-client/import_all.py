"""Imports every module of the client: some mistakes show only then."""

import importlib
import pkgutil

import gala_client

for module in pkgutil.walk_packages(gala_client.__path__, "gala_client."):
    importlib.import_module(module.name)
