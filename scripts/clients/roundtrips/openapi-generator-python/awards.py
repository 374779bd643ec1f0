"""An award with a field that the document does not have, through openapi-generator's Python client."""

import os

import openapi_client as gala

TENANT = "openapi-generator-python"
client = gala.ApiClient(gala.Configuration(host=os.environ["GALA_URL"], access_token=os.environ["GALA_TOKEN"]))
awards = gala.AwardsApi(client)

options = gala.AwardApplicationOptions(maximum_applications_per_applicant=1)
body = gala.AwardBody(name="Young Researcher", application_options=options)
body.additional_properties["vat_class"] = "reduced"
created = awards.awards_create(TENANT, body)
assert created.additional_properties == {"vat_class": "reduced"}, created

read = awards.awards_get(TENANT, created.id)
assert read.additional_properties == {"vat_class": "reduced"}, read
replacement = gala.AwardReplacement.from_dict(read.to_dict())
assert replacement is not None
replaced = awards.awards_replace(TENANT, read.id, replacement)
assert replaced.additional_properties == {"vat_class": "reduced"}, replaced
assert (replaced.application_options, replaced.sys_version) == (options, 2), replaced

patch = {"description": "For a thesis."}
patched = awards.awards_patch(TENANT, read.id, patch, if_match='"2"')
assert patched.additional_properties == {"vat_class": "reduced"}, patched
try:
    awards.awards_patch(TENANT, read.id, patch, if_match='"2"')
    raise AssertionError("It has changed since.")
except gala.ApiException as error:
    assert isinstance(error.data, gala.Error), error
    assert (error.status, error.data.code) == (412, "precondition_failed"), error
known = awards.awards_get_with_http_info(TENANT, read.id)
try:
    awards.awards_get(TENANT, read.id, if_none_match=str((known.headers or {})["ETag"]))
    raise AssertionError("It is the same.")
except gala.ApiException as error:
    assert error.status == 304, error

(listed,) = awards.awards_list(TENANT)
assert listed.description == "For a thesis.", listed
assert listed.additional_properties == {"vat_class": "reduced"}, listed

try:
    gala.ReferenceTypesApi(client).reference_types_get(TENANT, "nosuchtype")
    raise AssertionError("There is none.")
except gala.ApiException as error:
    assert isinstance(error.data, gala.Error), error
    assert (error.status, error.data.code) == (404, "record_not_found"), error
