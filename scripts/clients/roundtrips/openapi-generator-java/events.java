// A coupon with a field that the document does not have, through openapi-generator's Java client.
import java.util.Map;
import java.util.Objects;
import java.util.UUID;
import org.openapitools.client.ApiClient;
import org.openapitools.client.ApiException;
import org.openapitools.client.api.CouponsApi;
import org.openapitools.client.api.EventsApi;
import org.openapitools.client.model.*;

final class Events {
  static final String TENANT = "openapi-generator-java";

  public static void main(String[] args) throws ApiException {
    ApiClient client = Gala.client();
    CouponsApi coupons = new CouponsApi(client);
    Event event = new EventsApi(client).eventsCreate(TENANT, new EventBody().name("Annual meeting"), null, null, null);
    CouponBody body = new CouponBody().name("Early bird").eventId(event.getId()).isActive(true);
    body.putAdditionalProperty("vat_class", "reduced");
    String key = UUID.randomUUID().toString();
    Coupon created = coupons.couponsCreate(TENANT, body, null, key, null);
    same(created.getAdditionalProperty("vat_class"), "reduced");
    String id = created.getId();
    same(coupons.couponsCreate(TENANT, body, null, key, null).getId(), id);

    CouponRead read = coupons.couponsGet(TENANT, id, null, null, null);
    same(read.getAdditionalProperty("vat_class"), "reduced");
    same(read.getIsActive(), true);

    CouponReplacement replacement = Gala.as(CouponReplacement.class, read);
    Coupon replaced = coupons.couponsReplace(TENANT, id, replacement, null, null, null, null, null);
    same(replaced.getAdditionalProperty("vat_class"), "reduced");
    same(replaced.getSysVersion(), 2);

    Coupon patched = coupons.couponsPatch(TENANT, id, Map.of("is_active", false), null, null, null, null, null);
    same(patched.getAdditionalProperty("vat_class"), "reduced");
    same(patched.getIsActive(), false);

    CouponPage page = coupons.couponsListByEvent(TENANT, event.getId(), null, null, 10, null, null, null, null, null);
    same(page.getItems().size(), 1);
    same(page.getItems().get(0).getName(), "Early bird");
    same(page.getItems().get(0).getAdditionalProperty("vat_class"), "reduced");

    PatchDirective directive = new PatchDirective().op(PatchOperator.ADD).path("/name").value("Earliest bird");
    CouponBatchOperation operation = new CouponBatchOperation().operation(BatchVerb.PATCH).id(id);
    operation.setPatchDirectives(Gala.directives(directive));
    CouponBatch batch = new CouponBatch().addOperationsItem(operation);
    CouponBatchResult done = coupons.couponsBatch(TENANT, batch, null, null, "true", null);
    same(done.getSuccessCount(), 1);
    CouponRead changed = done.getResults().get(0).getObject();
    same(changed.getName(), "Earliest bird");
    same(changed.getAdditionalProperty("vat_class"), "reduced");

    same(coupons.couponsDelete(TENANT, id, null, null, null, null), id);
    try {
      coupons.couponsGet(TENANT, id, null, null, null);
      throw new AssertionError("It is still there.");
    } catch (ApiException error) {
      same(error.getCode(), 404);
    }
  }

  static void same(Object found, Object expected) {
    if (!Objects.equals(found, expected)) throw new AssertionError("expected " + expected + ", found " + found);
  }
}
