// An award with a field that the document does not have, through openapi-generator's Go client.
package main

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"net/http"
	"os"
	"reflect"

	"example.org/gala/client"
)

const tenant = "openapi-generator-go"

func main() {
	ctx := context.WithValue(context.Background(), client.ContextAccessToken, os.Getenv("GALA_TOKEN"))
	configuration := client.NewConfiguration()
	configuration.Servers[0].URL = os.Getenv("GALA_URL")
	gala := client.NewAPIClient(configuration)

	body := client.NewAwardBody("Young Researcher")
	body.AdditionalProperties = map[string]any{"vat_class": "reduced"}
	created, _, err := gala.AwardsAPI.AwardsCreate(ctx, tenant).AwardBody(*body).Execute()
	must(err)
	same(created.AdditionalProperties["vat_class"], any("reduced"))

	read, _, err := gala.AwardsAPI.AwardsGet(ctx, tenant, created.Id).Execute()
	must(err)
	text, err := json.Marshal(read)
	must(err)
	var replacement client.AwardReplacement
	must(json.Unmarshal(text, &replacement))
	replaced, _, err := gala.AwardsAPI.AwardsReplace(ctx, tenant, created.Id).AwardReplacement(replacement).Execute()
	must(err)
	same(replaced.AdditionalProperties["vat_class"], any("reduced"))
	same(replaced.SysVersion, 2)

	patch := map[string]any{"description": "For a thesis."}
	conditional := gala.AwardsAPI.AwardsPatch(ctx, tenant, created.Id).IfMatch(`"2"`).RequestBody(patch)
	patched, _, err := conditional.Execute()
	must(err)
	same(patched.AdditionalProperties["vat_class"], any("reduced"))
	_, _, err = conditional.Execute()
	same(codeOf(err), "precondition_failed")
	_, known, err := gala.AwardsAPI.AwardsGet(ctx, tenant, created.Id).Execute()
	must(err)
	tag := known.Header.Get("ETag")
	_, unchanged, err := gala.AwardsAPI.AwardsGet(ctx, tenant, created.Id).IfNoneMatch(tag).Execute()
	same(err != nil, true)
	same(unchanged.StatusCode, http.StatusNotModified)

	list, _, err := gala.AwardsAPI.AwardsList(ctx, tenant).Execute()
	must(err)
	same(len(list), 1)
	same(list[0].GetDescription(), "For a thesis.")
	same(list[0].AdditionalProperties["vat_class"], any("reduced"))

	_, _, err = gala.ReferenceTypesAPI.ReferenceTypesGet(ctx, tenant, "nosuchtype").Execute()
	same(codeOf(err), "record_not_found")
}

func codeOf(err error) string {
	var failure *client.GenericOpenAPIError
	same(errors.As(err, &failure), true)
	return failure.Model().(client.Error).Code
}

func must(err error) {
	if err != nil {
		panic(err)
	}
}

func same[T any](found, expected T) {
	if !reflect.DeepEqual(found, expected) {
		panic(fmt.Sprintf("expected %v, found %v", expected, found))
	}
}
