// Functions of an event, through oapi-codegen.
package main

import (
	"context"
	"fmt"
	"net/http"
	"os"
	"reflect"

	"roundtrip/client"
)

const tenant = "oapi-codegen"

var ctx = context.Background()

func main() {
	gala, err := client.NewClientWithResponses(os.Getenv("GALA_URL"), client.WithRequestEditorFn(authorize))
	must(err)
	made, err := gala.EventsCreateWithResponse(ctx, tenant, nil, client.EventBody{Name: "Annual meeting"})
	must(err)
	good(made.JSON200, made.Body)
	trip := trip{gala, made.JSON200.Id, "", "", ""}
	trip.dinner = trip.create("Gala dinner", 120)
	trip.tour = trip.create("City tour", 20)
	trip.concert = trip.create("Concert", 300)
	trip.getsSomeFields()
	trip.listsTwoPages()
	trip.patches()
	trip.mergePatches()
	trip.searches()
	trip.batches()
	trip.deletes()
}

type trip struct {
	gala                         *client.ClientWithResponses
	event, dinner, tour, concert string
}

func (t trip) create(name string, capacity float32) string {
	answer, err := t.gala.FunctionsCreateWithResponse(ctx, tenant, nil, client.FunctionBody{
		Name:            name,
		EventId:         t.event,
		EnableCapacity:  of(true),
		CapacityOptions: &client.CapacityOptions{Capacity: capacity},
	})
	must(err)
	good(answer.JSON200, answer.Body)
	same(answer.JSON200.Name, name)
	same(answer.JSON200.CapacityOptions.Capacity, capacity)
	same(answer.JSON200.SysVersion, 1)
	return answer.JSON200.Id
}

func (t trip) getsSomeFields() {
	params := client.FunctionsGetParams{Fields: of("name,capacity_options")}
	answer, err := t.gala.FunctionsGetWithResponse(ctx, tenant, t.dinner, &params)
	must(err)
	good(answer.JSON200, answer.Body)
	part := answer.JSON200
	same(part.Id, t.dinner)
	same(part.Name, of("Gala dinner"))
	same(part.CapacityOptions.Capacity, of[float32](120))
	same(part.EventId, nil)
}

func (t trip) listsTwoPages() {
	var pages [][]string
	params := client.FunctionsListByEventParams{Limit: of(2)}
	for more := true; more; more = params.ExclusiveStartKey != nil {
		answer, err := t.gala.FunctionsListByEventWithResponse(ctx, tenant, t.event, &params)
		must(err)
		good(answer.JSON200, answer.Body)
		same(answer.JSON200.Count, len(answer.JSON200.Items))
		var names []string
		for _, item := range answer.JSON200.Items {
			names = append(names, *item.Name)
		}
		pages = append(pages, names)
		params.ExclusiveStartKey = answer.JSON200.LastEvaluatedKey
	}
	same(pages, [][]string{{"Gala dinner", "City tour"}, {"Concert"}})
}

func (t trip) patches() {
	var patch client.PatchOrMergePatch
	must(patch.FromPatch(client.Patch{
		{Op: client.PatchOperatorTest, Path: "/name", Value: "Gala dinner"},
		{Op: client.PatchOperatorAdd, Path: "/location", Value: "Old Town Hall"},
	}))
	answer, err := t.gala.FunctionsPatchWithResponse(ctx, tenant, t.dinner, nil, patch)
	must(err)
	good(answer.JSON200, answer.Body)
	same(answer.JSON200.Location, of("Old Town Hall"))
	same(answer.JSON200.SysVersion, 2)
}

func (t trip) mergePatches() {
	patch := client.MergePatch{"description": "Three courses.", "location": nil}
	answer, err := t.gala.FunctionsPatchWithApplicationMergePatchPlusJSONBodyWithResponse(ctx, tenant, t.dinner, nil, patch)
	must(err)
	good(answer.JSON200, answer.Body)
	same(answer.JSON200.Description, of("Three courses."))
	same(answer.JSON200.Location, nil)
}

func (t trip) searches() {
	search := client.FunctionSearch{EventIds: &[]string{t.event}, Name: of("dinner")}
	answer, err := t.gala.FunctionsSearchWithResponse(ctx, tenant, nil, search)
	must(err)
	good(answer.JSON200, answer.Body)
	same(len(answer.JSON200.Items), 1)
	found := answer.JSON200.Items[0]
	same(found.Id, t.dinner)
	same(found.Description, of("Three courses."))
}

func (t trip) batches() {
	var directives client.PatchDirectives
	must(directives.FromPatchMap(client.PatchMap{
		"0": {Op: client.PatchOperatorAdd, Path: "/location", Value: "Harbour"},
	}))
	answer, err := t.gala.FunctionsBatchWithResponse(ctx, tenant, nil, client.FunctionBatch{
		Operations: []client.FunctionBatchOperation{
			{Operation: client.BatchVerbRead, Id: &t.dinner},
			{Operation: client.BatchVerbPatch, Id: &t.tour, PatchDirectives: &directives},
			{Operation: client.BatchVerbDelete, Id: &t.concert},
			{Operation: client.BatchVerbCreate, Object: &client.FunctionReplacement{Name: "Lunch", EventId: t.event}},
			{Operation: client.BatchVerbRead, Id: of("nosuchfunction")},
		},
	})
	must(err)
	good(answer.JSON200, answer.Body)
	same(answer.JSON200.SuccessCount, 4)
	same(answer.JSON200.ErrorCount, 1)
	results := answer.JSON200.Results
	same(results[0].Object.Name, of("Gala dinner"))
	same(results[1].Object.Location, of("Harbour"))
	same(results[2].Id, &t.concert)
	same(results[3].Object.Name, of("Lunch"))
	same(results[4].Error.Code, "record_not_found")
}

func (t trip) deletes() {
	trying := client.FunctionsDeleteParams{DryRun: of(client.FunctionsDeleteParamsDryRunTrue)}
	tried, err := t.gala.FunctionsDeleteWithResponse(ctx, tenant, t.dinner, &trying)
	must(err)
	good(tried.JSON200, tried.Body)
	same(*tried.JSON200, t.dinner)
	answer, err := t.gala.FunctionsDeleteWithResponse(ctx, tenant, t.dinner, nil)
	must(err)
	good(answer.JSON200, answer.Body)
	same(*answer.JSON200, t.dinner)
	gone, err := t.gala.FunctionsGetWithResponse(ctx, tenant, t.dinner, nil)
	must(err)
	good(gone.JSON404, gone.Body)
	same(gone.JSON404.Code, "record_not_found")
}

func authorize(_ context.Context, request *http.Request) error {
	request.Header.Set("Authorization", "Bearer "+os.Getenv("GALA_TOKEN"))
	return nil
}

func of[T any](value T) *T { return &value }

func must(err error) {
	if err != nil {
		panic(err)
	}
}

// good panics with the body when it is not what was expected.
func good[T any](expected *T, body []byte) {
	if expected == nil {
		panic(string(body))
	}
}

func same[T any](found, expected T) {
	if !reflect.DeepEqual(found, expected) {
		panic(fmt.Sprintf("expected %v, found %v", expected, found))
	}
}
