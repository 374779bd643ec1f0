// A coupon with a field that the document does not have, through openapi-generator's Go client.
package main

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
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

	event, _, err := gala.EventsAPI.EventsCreate(ctx, tenant).EventBody(*client.NewEventBody("Annual meeting")).Execute()
	must(err)
	body := client.NewCouponBody("Early bird")
	body.SetEventId(event.Id)
	body.SetFunctionDiscountInfo(*client.NewCouponDiscount(15))
	body.AdditionalProperties = map[string]any{"vat_class": "reduced"}
	keyed := gala.CouponsAPI.CouponsCreate(ctx, tenant).CouponBody(*body).IdempotencyKey("early-bird")
	created, _, err := keyed.Execute()
	must(err)
	again, _, err := keyed.Execute()
	must(err)
	same(again.Id, created.Id)
	same(created.AdditionalProperties["vat_class"], any("reduced"))

	read, _, err := gala.CouponsAPI.CouponsGet(ctx, tenant, created.Id).Execute()
	must(err)
	same(read.FunctionDiscountInfo.GetAmount(), 15)

	text, err := json.Marshal(read)
	must(err)
	var replacement client.CouponReplacement
	must(json.Unmarshal(text, &replacement))
	replaced, _, err := gala.CouponsAPI.CouponsReplace(ctx, tenant, created.Id).CouponReplacement(replacement).Execute()
	must(err)
	same(replaced.AdditionalProperties["vat_class"], any("reduced"))
	same(replaced.SysVersion, 2)

	patch := map[string]any{"is_active": false, "function_discount_info": nil}
	patched, _, err := gala.CouponsAPI.CouponsPatch(ctx, tenant, created.Id).RequestBody(patch).Execute()
	must(err)
	same(patched.AdditionalProperties["vat_class"], any("reduced"))
	same(patched.GetIsActive(), false)
	same(patched.HasFunctionDiscountInfo(), false)

	page, _, err := gala.CouponsAPI.CouponsListByEvent(ctx, tenant, event.Id).Limit(10).Execute()
	must(err)
	same(len(page.Items), 1)
	same(page.Items[0].GetName(), "Early bird")
	same(page.Items[0].AdditionalProperties["vat_class"], any("reduced"))

	directives := client.ArrayOfPatchDirectiveAsPatchDirectives(&[]client.PatchDirective{
		{Op: client.ADD, Path: "/name", Value: "Earliest bird"},
	})
	operation := client.NewCouponBatchOperation(client.PATCH)
	operation.SetId(created.Id)
	operation.SetPatchDirectives(directives)
	batch := client.NewCouponBatch([]client.CouponBatchOperation{*operation})
	done, _, err := gala.CouponsAPI.CouponsBatch(ctx, tenant).CouponBatch(*batch).Execute()
	must(err)
	same(done.SuccessCount, 1)
	same(done.Results[0].Object.GetName(), "Earliest bird")
	same(done.Results[0].Object.AdditionalProperties["vat_class"], any("reduced"))

	deleted, _, err := gala.CouponsAPI.CouponsDelete(ctx, tenant, created.Id).Execute()
	must(err)
	// The generated client returns the JSON text of a string, with its quotes.
	var id string
	must(json.Unmarshal([]byte(deleted), &id))
	same(id, created.Id)
	_, _, err = gala.CouponsAPI.CouponsGet(ctx, tenant, created.Id).Execute()
	var failure *client.GenericOpenAPIError
	same(errors.As(err, &failure), true)
	same(failure.Model().(client.Error).Code, "record_not_found")
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
