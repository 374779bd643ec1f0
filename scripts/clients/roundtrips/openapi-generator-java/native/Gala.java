import java.util.List;
import org.openapitools.client.ApiClient;
import org.openapitools.client.model.PatchDirective;

final class Gala {
  static ApiClient client() {
    ApiClient client = new ApiClient();
    client.updateBaseUri(System.getenv("GALA_URL"));
    client.setRequestInterceptor(request -> request.header("Authorization", "Bearer " + System.getenv("GALA_TOKEN")));
    return client;
  }

  static <T> T as(Class<T> type, Object record) {
    return ApiClient.createDefaultObjectMapper().convertValue(record, type);
  }

  static Object directives(PatchDirective... directives) {
    return List.of(directives);
  }
}
