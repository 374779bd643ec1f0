"""A coupon with a field that the document does not have, through openapi-generator's Python client."""

import os
from uuid import uuid4

import openapi_client as gala

TENANT = "openapi-generator-python"
client = gala.ApiClient(gala.Configuration(host=os.environ["GALA_URL"], access_token=os.environ["GALA_TOKEN"]))
coupons = gala.CouponsApi(client)

event = gala.EventsApi(client).events_create(TENANT, gala.EventBody(name="Annual meeting"))
discount = gala.CouponDiscount(method=gala.DiscountMethod.PERCENTAGE, amount=15)
body = gala.CouponBody(name="Early bird", event_id=event.id, function_discount_info=discount)
body.additional_properties["vat_class"] = "reduced"
key = str(uuid4())
created = coupons.coupons_create(TENANT, body, idempotency_key=key)
assert coupons.coupons_create(TENANT, body, idempotency_key=key) == created
assert created.additional_properties == {"vat_class": "reduced"}, created

read = coupons.coupons_get(TENANT, created.id)
assert read.additional_properties == {"vat_class": "reduced"}, read
assert read.function_discount_info is not None
assert read.function_discount_info.to_dict() == discount.to_dict(), read

replacement = gala.CouponReplacement.from_dict(read.to_dict())
assert replacement is not None
replaced = coupons.coupons_replace(TENANT, read.id, replacement)
assert replaced.additional_properties == {"vat_class": "reduced"}, replaced
assert replaced.sys_version == 2, replaced

patched = coupons.coupons_patch(TENANT, read.id, {"is_active": False, "function_discount_info": None})
assert patched.additional_properties == {"vat_class": "reduced"}, patched
assert (patched.is_active, patched.function_discount_info) == (False, None), patched

coupons.coupons_create(TENANT, gala.CouponBody(name="Late", event_id=event.id))
names: list[str | None] = []
classes = []
start = None
while True:
    page = coupons.coupons_list_by_event(TENANT, event.id, limit=1, exclusive_start_key=start)
    assert page.count == len(page.items) == 1, page
    for listed in page.items:
        names.append(listed.name)
        classes.append(listed.additional_properties.get("vat_class"))
    start = page.last_evaluated_key
    if start is None:
        break
assert (names, classes) == (["Early bird", "Late"], ["reduced", None]), (names, classes)

part = coupons.coupons_get(TENANT, read.id, fields="vat_class")
assert part.to_dict() == {"id": read.id, "vat_class": "reduced"}, part

directive = gala.PatchDirective(op=gala.PatchOperator.ADD, path="/name", value="Earliest bird")
operation = gala.CouponBatchOperation(
    operation=gala.BatchVerb.PATCH, id=read.id, patch_directives=gala.PatchDirectives([directive])
)
done = coupons.coupons_batch(TENANT, gala.CouponBatch(operations=[operation]))
assert done.success_count == 1, done
changed = done.results[0].object
assert changed is not None
assert (changed.name, changed.additional_properties) == ("Earliest bird", {"vat_class": "reduced"}), changed

assert coupons.coupons_delete(TENANT, read.id) == read.id
try:
    coupons.coupons_get(TENANT, read.id)
    raise AssertionError("It is still there.")
except gala.ApiException as error:
    assert isinstance(error.data, gala.Error), error
    assert (error.status, error.data.code) == (404, "record_not_found"), error
