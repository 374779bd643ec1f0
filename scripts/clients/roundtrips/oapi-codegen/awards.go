// References, through oapi-codegen.
package main

import (
	"context"
	"fmt"
	"net/http"
	"os"
	"reflect"
	"time"

	"roundtrip/client"
)

const tenant = "oapi-codegen"

var ctx = context.Background()

func main() {
	gala, err := client.NewClientWithResponses(os.Getenv("GALA_URL"), client.WithRequestEditorFn(authorize))
	must(err)
	trip := prepared(gala)
	trip.ada = trip.create("Ada Lovelace")
	trip.mary = trip.create("Mary Somerville")
	trip.charles = trip.create("Charles Babbage")
	trip.getsSomeFields()
	trip.listsTwoPages()
	trip.patches()
	trip.mergePatches()
	trip.searches()
	trip.batches()
	trip.comparesVersions()
	trip.createsOnce()
	trip.deletes()
}

type trip struct {
	gala                              *client.ClientWithResponses
	award, application, kind, process string
	ada, mary, charles                string
}

// prepared makes what a reference refers to.
func prepared(gala *client.ClientWithResponses) trip {
	award, err := gala.AwardsCreateWithResponse(ctx, tenant, nil, client.AwardBody{Name: "Medal"})
	must(err)
	good(award.JSON200, award.Body)
	application, err := gala.ApplicationsCreateWithResponse(ctx, tenant, nil, client.ApplicationBody{Name: "Of Jo"})
	must(err)
	good(application.JSON200, application.Body)
	kind, err := gala.ReferenceTypesCreateWithResponse(ctx, tenant, nil, client.ReferenceTypeBody{Name: "Academic"})
	must(err)
	good(kind.JSON200, kind.Body)
	email := client.EmailTemplate{Subject: "A letter, please", Body: "<p>Dear {{ reference.name }}</p>"}
	process, err := gala.ReferenceProcessesCreateWithResponse(ctx, tenant, nil, client.ReferenceProcessBody{
		Name:                       "Letters",
		AwardId:                    award.JSON200.Id,
		ReferenceFormId:            "form-1",
		ReferenceNotificationEmail: email,
		ApplicationNoticeEmail:     email,
		ContactFormOptions:         client.ContactFormOptions{ContactFormId: "form-2"},
		OrganizationFormOptions:    client.OrganizationFormOptions{OrganizationFormId: "form-3"},
	})
	must(err)
	good(process.JSON200, process.Body)
	return trip{
		gala:        gala,
		award:       award.JSON200.Id,
		application: application.JSON200.Id,
		kind:        kind.JSON200.Id,
		process:     process.JSON200.Id,
	}
}

var completionDate = time.Date(2026, 12, 1, 0, 0, 0, 0, time.UTC)

func (t trip) reference(name string) client.ReferenceBody {
	return client.ReferenceBody{
		ApplicationId:  t.application,
		AwardId:        t.award,
		ProcessId:      t.process,
		TypeId:         t.kind,
		ContactId:      "contact-1",
		Name:           name,
		CompletionDate: completionDate,
	}
}

func (t trip) create(name string) string {
	answer, err := t.gala.ReferencesCreateWithResponse(ctx, tenant, nil, t.reference(name))
	must(err)
	good(answer.JSON200, answer.Body)
	same(answer.JSON200.Name, name)
	same(answer.JSON200.Status, of(client.ReferenceStatusPending))
	same(answer.JSON200.CompletionDate, completionDate)
	same(answer.JSON200.SysVersion, 1)
	return answer.JSON200.Id
}

func (t trip) getsSomeFields() {
	params := client.ReferencesGetParams{Fields: of("name,status")}
	answer, err := t.gala.ReferencesGetWithResponse(ctx, tenant, t.ada, &params)
	must(err)
	good(answer.JSON200, answer.Body)
	part := answer.JSON200
	same(part.Id, t.ada)
	same(part.Name, of("Ada Lovelace"))
	same(part.Status, of(client.ReferenceStatusPending))
	same(part.AwardId, nil)
}

func (t trip) listsTwoPages() {
	var pages [][]string
	params := client.ReferencesListByApplicationParams{Limit: of(2)}
	for more := true; more; more = params.ExclusiveStartKey != nil {
		answer, err := t.gala.ReferencesListByApplicationWithResponse(ctx, tenant, t.application, &params)
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
	same(pages, [][]string{{"Ada Lovelace", "Mary Somerville"}, {"Charles Babbage"}})
}

func (t trip) patches() {
	var patch client.PatchOrMergePatch
	must(patch.FromPatch(client.Patch{
		{Op: client.PatchOperatorTest, Path: "/status", Value: "pending"},
		{Op: client.PatchOperatorAdd, Path: "/notes", Value: "Called."},
	}))
	answer, err := t.gala.ReferencesPatchWithResponse(ctx, tenant, t.ada, nil, patch)
	must(err)
	good(answer.JSON200, answer.Body)
	same(answer.JSON200.Notes, of("Called."))
	same(answer.JSON200.SysVersion, 2)
}

func (t trip) mergePatches() {
	patch := client.MergePatch{"city": "London", "notes": nil}
	answer, err := t.gala.ReferencesPatchWithApplicationMergePatchPlusJSONBodyWithResponse(ctx, tenant, t.ada, nil, patch)
	must(err)
	good(answer.JSON200, answer.Body)
	same(answer.JSON200.City, of("London"))
	same(answer.JSON200.Notes, nil)
}

func (t trip) searches() {
	search := client.ReferenceSearch{ApplicationIds: &[]string{t.application}, Name: of("love")}
	answer, err := t.gala.ReferencesSearchWithResponse(ctx, tenant, nil, search)
	must(err)
	good(answer.JSON200, answer.Body)
	same(len(answer.JSON200.Items), 1)
	found := answer.JSON200.Items[0]
	same(found.Id, t.ada)
	same(found.City, of("London"))
}

func (t trip) batches() {
	var directives client.PatchDirectives
	must(directives.FromPatchMap(client.PatchMap{
		"0": {Op: client.PatchOperatorAdd, Path: "/notes", Value: "Wrote."},
	}))
	grace := client.ReferenceReplacement{
		ApplicationId:  t.application,
		AwardId:        t.award,
		ProcessId:      t.process,
		TypeId:         t.kind,
		ContactId:      "contact-1",
		Name:           "Grace Hopper",
		CompletionDate: completionDate,
	}
	answer, err := t.gala.ReferencesBatchWithResponse(ctx, tenant, nil, client.ReferenceBatch{
		Operations: []client.ReferenceBatchOperation{
			{Operation: client.BatchVerbRead, Id: &t.ada},
			{Operation: client.BatchVerbPatch, Id: &t.mary, PatchDirectives: &directives},
			{Operation: client.BatchVerbDelete, Id: &t.charles},
			{Operation: client.BatchVerbCreate, Object: &grace},
			{Operation: client.BatchVerbRead, Id: of("nosuchreference")},
		},
	})
	must(err)
	good(answer.JSON200, answer.Body)
	same(answer.JSON200.SuccessCount, 4)
	same(answer.JSON200.ErrorCount, 1)
	results := answer.JSON200.Results
	same(results[0].Object.Name, of("Ada Lovelace"))
	same(results[1].Object.Notes, of("Wrote."))
	same(results[2].Id, &t.charles)
	same(results[3].Object.Name, of("Grace Hopper"))
	same(results[4].Error.Code, "record_not_found")
}

// comparesVersions does not read again what is still the same, and does not change what has changed since it was read.
func (t trip) comparesVersions() {
	read, err := t.gala.ReferencesGetWithResponse(ctx, tenant, t.mary, nil)
	must(err)
	etag := read.HTTPResponse.Header.Get("ETag")
	params := client.ReferencesGetParams{IfNoneMatch: &etag}
	unchanged, err := t.gala.ReferencesGetWithResponse(ctx, tenant, t.mary, &params)
	must(err)
	same(unchanged.StatusCode(), http.StatusNotModified)
	move := func(city string) *client.ReferencesPatchResponse {
		params := client.ReferencesPatchParams{IfMatch: &etag}
		patch := client.MergePatch{"city": city}
		answer, err := t.gala.ReferencesPatchWithApplicationMergePatchPlusJSONBodyWithResponse(ctx, tenant, t.mary, &params, patch)
		must(err)
		return answer
	}
	moved := move("Naples")
	good(moved.JSON200, moved.Body)
	same(moved.JSON200.City, of("Naples"))
	late := move("Rome")
	good(late.JSON412, late.Body)
	same(late.JSON412.Code, "precondition_failed")
}

// createsOnce sends a record twice with the same key.
func (t trip) createsOnce() {
	params := client.ReferencesCreateParams{IdempotencyKey: of("emmy-noether")}
	send := func() string {
		answer, err := t.gala.ReferencesCreateWithResponse(ctx, tenant, &params, t.reference("Emmy Noether"))
		must(err)
		good(answer.JSON200, answer.Body)
		return answer.JSON200.Id
	}
	same(send(), send())
}

func (t trip) deletes() {
	answer, err := t.gala.ReferencesDeleteWithResponse(ctx, tenant, t.ada, nil)
	must(err)
	good(answer.JSON200, answer.Body)
	same(*answer.JSON200, t.ada)
	gone, err := t.gala.ReferencesGetWithResponse(ctx, tenant, t.ada, nil)
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
