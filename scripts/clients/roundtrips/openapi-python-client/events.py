"""Functions of an event, through openapi-python-client."""

import os
from http import HTTPStatus
from typing import TypeVar

from gala_client import AuthenticatedClient
from gala_client.api.events import events_create
from gala_client.api.functions import (
    functions_batch,
    functions_create,
    functions_delete,
    functions_get,
    functions_list_by_event,
    functions_patch,
    functions_search,
)
from gala_client.models import (
    BatchVerb,
    CapacityOptions,
    Error,
    EventBody,
    Function,
    FunctionBatch,
    FunctionBatchOperation,
    FunctionBody,
    FunctionReplacement,
    FunctionSearch,
    FunctionsDeleteDryRun,
    MergePatch,
    PatchDirective,
    PatchOperator,
)
from gala_client.types import UNSET, Unset

TENANT = "openapi-python-client"
client = AuthenticatedClient(base_url=os.environ["GALA_URL"], token=os.environ["GALA_TOKEN"])

T = TypeVar("T")


def good(answer: T | Error | None) -> T:
    """What an answer holds when all went well."""
    assert answer is not None and not isinstance(answer, Error), answer
    return answer


event = good(events_create.sync(TENANT, client=client, body=EventBody(name="Annual meeting")))


def create(name: str, capacity: float) -> str:
    body = FunctionBody(
        name=name,
        event_id=event.id,
        enable_capacity=True,
        capacity_options=CapacityOptions(capacity=capacity),
    )
    created = good(functions_create.sync(TENANT, client=client, body=body))
    assert not isinstance(created.capacity_options, Unset)
    found: tuple[str, float, int] = (created.name, created.capacity_options.capacity, created.sys_version)
    assert found == (name, capacity, 1), found
    return created.id


dinner = create("Gala dinner", 120)
tour = create("City tour", 20)
concert = create("Concert", 300)


def gets_some_fields() -> None:
    part = good(functions_get.sync(TENANT, dinner, client=client, fields="name,capacity_options"))
    name: str | Unset = part.name
    assert name == "Gala dinner", name
    assert not isinstance(part.capacity_options, Unset)
    capacity: float | Unset = part.capacity_options.capacity
    assert capacity == 120, capacity
    assert part.event_id is UNSET, part


def lists_two_pages() -> None:
    pages: list[list[str | Unset]] = []
    key: str | Unset = UNSET
    while True:
        page = good(functions_list_by_event.sync(TENANT, event.id, client=client, limit=2, exclusive_start_key=key))
        assert page.count == len(page.items), page
        pages.append([item.name for item in page.items])
        key = page.last_evaluated_key
        if isinstance(key, Unset):
            break
    assert pages == [["Gala dinner", "City tour"], ["Concert"]], pages


def patches() -> None:
    directives = [
        PatchDirective(op=PatchOperator.TEST, path="/name", value="Gala dinner"),
        PatchDirective(op=PatchOperator.ADD, path="/location", value="Old Town Hall"),
    ]
    patched = good(functions_patch.sync(TENANT, dinner, client=client, body=directives))
    found: tuple[str | Unset, int] = (patched.location, patched.sys_version)
    assert found == ("Old Town Hall", 2), found


def merge_patches() -> None:
    """By hand: this tool can send one kind of body only."""
    patch = MergePatch.from_dict({"description": "Three courses.", "location": None})
    answer = client.get_httpx_client().patch(
        f"/functions/{TENANT}/{dinner}",
        json=patch.to_dict(),
        headers={"Content-Type": "application/merge-patch+json"},
    )
    assert answer.status_code == HTTPStatus.OK, answer.text
    merged = Function.from_dict(answer.json())
    found: tuple[str | Unset, str | Unset] = (merged.description, merged.location)
    assert found == ("Three courses.", UNSET), found


def searches() -> None:
    body = FunctionSearch(event_ids=[event.id], name="dinner")
    page = good(functions_search.sync(TENANT, client=client, body=body))
    found: list[tuple[str, str | Unset]] = [(item.id, item.description) for item in page.items]
    assert found == [(dinner, "Three courses.")], found


def batches() -> None:
    directives = [PatchDirective(op=PatchOperator.ADD, path="/location", value="Harbour")]
    lunch = FunctionReplacement(name="Lunch", event_id=event.id)
    operations = [
        FunctionBatchOperation(operation=BatchVerb.READ, id=dinner),
        FunctionBatchOperation(operation=BatchVerb.PATCH, id=tour, patch_directives=directives),
        FunctionBatchOperation(operation=BatchVerb.DELETE, id=concert),
        FunctionBatchOperation(operation=BatchVerb.CREATE, object_=lunch),
        FunctionBatchOperation(operation=BatchVerb.READ, id="nosuchfunction"),
    ]
    result = good(functions_batch.sync(TENANT, client=client, body=FunctionBatch(operations=operations)))
    assert (result.success_count, result.error_count) == (4, 1), result
    names: list[str | Unset | None] = [
        None if isinstance(outcome.object_, Unset) else outcome.object_.name for outcome in result.results
    ]
    assert names == ["Gala dinner", "City tour", None, "Lunch", None], names
    changed, unknown = result.results[1], result.results[4]
    assert not isinstance(changed.object_, Unset) and changed.object_.location == "Harbour", changed
    assert not isinstance(unknown.error, Unset) and unknown.error.code == "record_not_found", unknown


def deletes() -> None:
    trying = FunctionsDeleteDryRun.TRUE
    assert good(functions_delete.sync(TENANT, dinner, client=client, dry_run=trying)) == dinner
    assert good(functions_delete.sync(TENANT, dinner, client=client)) == dinner
    gone = functions_get.sync_detailed(TENANT, dinner, client=client)
    assert gone.status_code == HTTPStatus.NOT_FOUND, gone
    assert isinstance(gone.parsed, Error) and gone.parsed.code == "record_not_found", gone


gets_some_fields()
lists_two_pages()
patches()
merge_patches()
searches()
batches()
deletes()
