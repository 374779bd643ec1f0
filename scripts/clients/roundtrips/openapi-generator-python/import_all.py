"""Imports every module of the client: some mistakes show only then."""

import importlib
import pkgutil

import openapi_client

for module in pkgutil.walk_packages(openapi_client.__path__, "openapi_client."):
    importlib.import_module(module.name)
