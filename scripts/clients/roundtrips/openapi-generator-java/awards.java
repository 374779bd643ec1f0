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
    Award created = awards.awardsCreate(TENANT, body);
    same(created.getAdditionalProperty("vat_class"), "reduced");
    String id = created.getId();

    AwardRead read = awards.awardsGet(TENANT, id, null, null);
    same(read.getAdditionalProperty("vat_class"), "reduced");
    Award replaced = awards.awardsReplace(TENANT, id, Gala.as(AwardReplacement.class, read));
    same(replaced.getAdditionalProperty("vat_class"), "reduced");
    same(replaced.getSysVersion(), 2);

    Award patched = awards.awardsPatch(TENANT, id, Map.of("description", "For a thesis."));
    same(patched.getAdditionalProperty("vat_class"), "reduced");

    List<AwardRead> list = awards.awardsList(TENANT, null, null, null, null, null);
    AwardRead listed = list.get(list.size() - 1);
    same(listed.getDescription(), "For a thesis.");
    same(listed.getAdditionalProperty("vat_class"), "reduced");

    try {
      new ReferenceTypesApi(client).referenceTypesGet(TENANT, "nosuchtype", null, null);
      throw new AssertionError("There is none.");
    } catch (ApiException error) {
      same(error.getCode(), 404);
    }
  }

  static void same(Object found, Object expected) {
    if (!Objects.equals(found, expected)) throw new AssertionError("expected " + expected + ", found " + found);
  }
}
