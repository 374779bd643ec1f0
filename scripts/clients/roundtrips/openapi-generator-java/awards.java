// An award with a field that the document does not have, through openapi-generator's Java client.
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.openapitools.client.ApiClient;
import org.openapitools.client.ApiException;
import org.openapitools.client.api.AwardsApi;
import org.openapitools.client.api.ReferenceTypesApi;
import org.openapitools.client.model.*;

final class Awards {
  static final String TENANT = "openapi-generator-java";

  public static void main(String[] args) throws ApiException {
    ApiClient client = Gala.client();
    AwardsApi awards = new AwardsApi(client);
    AwardBody body = new AwardBody().name("Young Researcher");
    body.putAdditionalProperty("vat_class", "reduced");
    Award created = awards.awardsCreate(TENANT, body, null, null, null);
    same(created.getAdditionalProperty("vat_class"), "reduced");
    String id = created.getId();

    AwardRead read = awards.awardsGet(TENANT, id, null, null, null);
    same(read.getAdditionalProperty("vat_class"), "reduced");
    AwardReplacement replacement = Gala.as(AwardReplacement.class, read);
    Award replaced = awards.awardsReplace(TENANT, id, replacement, null, null, null, null, null);
    same(replaced.getAdditionalProperty("vat_class"), "reduced");
    same(replaced.getSysVersion(), 2);

    Map<String, Object> patch = Map.of("description", "For a thesis.");
    String etag = "\"2\"";
    Award patched = awards.awardsPatch(TENANT, id, patch, null, null, etag, null, null);
    same(patched.getAdditionalProperty("vat_class"), "reduced");
    fails(412, () -> awards.awardsPatch(TENANT, id, patch, null, null, etag, null, null));
    String tag = awards.awardsGetWithHttpInfo(TENANT, id, null, null, null).getHeaders().get("etag").get(0);
    fails(304, () -> awards.awardsGet(TENANT, id, null, null, tag));

    List<AwardRead> list = awards.awardsList(TENANT, null, null, null, null, null, null, null, null);
    AwardRead listed = list.get(list.size() - 1);
    same(listed.getDescription(), "For a thesis.");
    same(listed.getAdditionalProperty("vat_class"), "reduced");

    fails(404, () -> new ReferenceTypesApi(client).referenceTypesGet(TENANT, "nosuchtype", null, null, null));
  }

  interface Request {
    void send() throws ApiException;
  }

  static void fails(int status, Request request) {
    try {
      request.send();
    } catch (ApiException error) {
      same(error.getCode(), status);
      return;
    }
    throw new AssertionError("expected " + status);
  }

  static void same(Object found, Object expected) {
    if (!Objects.equals(found, expected)) throw new AssertionError("expected " + expected + ", found " + found);
  }
}
