import java.util.List;
import org.openapitools.client.ApiClient;
import org.openapitools.client.JSON;
import org.openapitools.client.model.PatchDirective;
import org.openapitools.client.model.PatchDirectives;

final class Gala {
  static ApiClient client() {
    ApiClient client = new ApiClient();
    client.setBasePath(System.getenv("GALA_URL"));
    client.setBearerToken(System.getenv("GALA_TOKEN"));
    return client;
  }

  static <T> T as(Class<T> type, Object record) {
    return JSON.deserialize(JSON.serialize(record), type);
  }

  static PatchDirectives directives(PatchDirective... directives) {
    return new PatchDirectives(List.of(directives));
  }
}
