"""References, through openapi-python-client."""

import os
from datetime import datetime, timezone
from http import HTTPStatus
from typing import TypeVar
from uuid import uuid4

from gala_client import AuthenticatedClient
from gala_client.api.applications import applications_create
from gala_client.api.awards import awards_create
from gala_client.api.reference_processes import reference_processes_create
from gala_client.api.reference_types import reference_types_create
from gala_client.api.references import (
    references_batch,
    references_create,
    references_delete,
    references_get,
    references_list_by_application,
    references_patch,
    references_search,
)
from gala_client.models import (
    ApplicationBody,
    AwardBody,
    BatchVerb,
    ContactFormOptions,
    EmailTemplate,
    Error,
    MergePatch,
    OrganizationFormOptions,
    PatchDirective,
    PatchOperator,
    Reference,
    ReferenceBatch,
    ReferenceBatchOperation,
    ReferenceBody,
    ReferenceProcessBody,
    ReferenceReplacement,
    ReferenceSearch,
    ReferenceStatus,
    ReferenceTypeBody,
)
from gala_client.types import UNSET, Unset

TENANT = "openapi-python-client"
client = AuthenticatedClient(base_url=os.environ["GALA_URL"], token=os.environ["GALA_TOKEN"])

T = TypeVar("T")


def good(answer: T | Error | None) -> T:
    """What an answer holds when all went well."""
    assert answer is not None and not isinstance(answer, Error), answer
    return answer


email = EmailTemplate(subject="A letter, please", body="<p>Dear {{ reference.name }}</p>")
award = good(awards_create.sync(TENANT, client=client, body=AwardBody(name="Medal")))
application = good(applications_create.sync(TENANT, client=client, body=ApplicationBody(name="Of Jo")))
kind = good(reference_types_create.sync(TENANT, client=client, body=ReferenceTypeBody(name="Academic")))
letters = good(
    reference_processes_create.sync(
        TENANT,
        client=client,
        body=ReferenceProcessBody(
            name="Letters",
            award_id=award.id,
            reference_form_id="form-1",
            reference_notification_email=email,
            application_notice_email=email,
            contact_form_options=ContactFormOptions(contact_form_id="form-2"),
            organization_form_options=OrganizationFormOptions(organization_form_id="form-3"),
        ),
    )
)
completion_date = datetime(2026, 12, 1, tzinfo=timezone.utc)


def reference(name: str) -> ReferenceBody:
    return ReferenceBody(
        application_id=application.id,
        award_id=award.id,
        process_id=letters.id,
        type_id=kind.id,
        contact_id="contact-1",
        name=name,
        completion_date=completion_date,
    )


def create(name: str) -> str:
    created = good(references_create.sync(TENANT, client=client, body=reference(name)))
    found: tuple[str, ReferenceStatus | Unset, int] = (created.name, created.status, created.sys_version)
    assert found == (name, ReferenceStatus.PENDING, 1), found
    assert created.completion_date == completion_date, created
    return created.id


ada = create("Ada Lovelace")
mary = create("Mary Somerville")
charles = create("Charles Babbage")


def gets_some_fields() -> None:
    part = good(references_get.sync(TENANT, ada, client=client, fields="name,status"))
    found: tuple[str | Unset, ReferenceStatus | Unset] = (part.name, part.status)
    assert found == ("Ada Lovelace", ReferenceStatus.PENDING), found
    assert part.award_id is UNSET, part


def lists_two_pages() -> None:
    pages: list[list[str | Unset]] = []
    key: str | Unset = UNSET
    while True:
        page = good(
            references_list_by_application.sync(TENANT, application.id, client=client, limit=2, exclusive_start_key=key)
        )
        assert page.count == len(page.items), page
        pages.append([item.name for item in page.items])
        key = page.last_evaluated_key
        if isinstance(key, Unset):
            break
    assert pages == [["Ada Lovelace", "Mary Somerville"], ["Charles Babbage"]], pages


def patches() -> None:
    directives = [
        PatchDirective(op=PatchOperator.TEST, path="/status", value="pending"),
        PatchDirective(op=PatchOperator.ADD, path="/notes", value="Called."),
    ]
    patched = good(references_patch.sync(TENANT, ada, client=client, body=directives))
    found: tuple[str | Unset, int] = (patched.notes, patched.sys_version)
    assert found == ("Called.", 2), found


def merge_patches() -> None:
    """By hand: this tool can send one kind of body only."""
    patch = MergePatch.from_dict({"city": "London", "notes": None})
    answer = client.get_httpx_client().patch(
        f"/references/{TENANT}/{ada}",
        json=patch.to_dict(),
        headers={"Content-Type": "application/merge-patch+json"},
    )
    assert answer.status_code == HTTPStatus.OK, answer.text
    merged = Reference.from_dict(answer.json())
    found: tuple[str | Unset, str | Unset] = (merged.city, merged.notes)
    assert found == ("London", UNSET), found


def searches() -> None:
    body = ReferenceSearch(application_ids=[application.id], name="love")
    page = good(references_search.sync(TENANT, client=client, body=body))
    found: list[tuple[str, str | Unset]] = [(item.id, item.city) for item in page.items]
    assert found == [(ada, "London")], found


def batches() -> None:
    directives = [PatchDirective(op=PatchOperator.ADD, path="/notes", value="Wrote.")]
    grace = ReferenceReplacement(
        application_id=application.id,
        award_id=award.id,
        process_id=letters.id,
        type_id=kind.id,
        contact_id="contact-1",
        name="Grace Hopper",
        completion_date=completion_date,
    )
    operations = [
        ReferenceBatchOperation(operation=BatchVerb.READ, id=ada),
        ReferenceBatchOperation(operation=BatchVerb.PATCH, id=mary, patch_directives=directives),
        ReferenceBatchOperation(operation=BatchVerb.DELETE, id=charles),
        ReferenceBatchOperation(operation=BatchVerb.CREATE, object_=grace),
        ReferenceBatchOperation(operation=BatchVerb.READ, id="nosuchreference"),
    ]
    result = good(references_batch.sync(TENANT, client=client, body=ReferenceBatch(operations=operations)))
    assert (result.success_count, result.error_count) == (4, 1), result
    names: list[str | Unset | None] = [
        None if isinstance(outcome.object_, Unset) else outcome.object_.name for outcome in result.results
    ]
    assert names == ["Ada Lovelace", "Mary Somerville", None, "Grace Hopper", None], names
    changed, unknown = result.results[1], result.results[4]
    assert not isinstance(changed.object_, Unset) and changed.object_.notes == "Wrote.", changed
    assert not isinstance(unknown.error, Unset) and unknown.error.code == "record_not_found", unknown


def compares_versions() -> None:
    """What is still the same is not sent again, and what has changed since it was read is not changed again."""
    etag = references_get.sync_detailed(TENANT, mary, client=client).headers["ETag"]
    unchanged = references_get.sync_detailed(TENANT, mary, client=client, if_none_match=etag)
    assert (unchanged.status_code, unchanged.parsed) == (HTTPStatus.NOT_MODIFIED, None), unchanged
    move = [PatchDirective(op=PatchOperator.ADD, path="/city", value="Naples")]
    moved = good(references_patch.sync(TENANT, mary, client=client, body=move, if_match=etag))
    assert moved.city == "Naples", moved
    late = references_patch.sync(TENANT, mary, client=client, body=move, if_match=etag)
    assert isinstance(late, Error) and late.code == "precondition_failed", late


def creates_once() -> None:
    """Sent twice with the same key, it is done once."""
    key, body = str(uuid4()), reference("Emmy Noether")
    first, second = (
        good(references_create.sync(TENANT, client=client, body=body, idempotency_key=key)) for _ in range(2)
    )
    assert first == second, (first, second)


def deletes() -> None:
    assert good(references_delete.sync(TENANT, ada, client=client)) == ada
    gone = references_get.sync_detailed(TENANT, ada, client=client)
    assert gone.status_code == HTTPStatus.NOT_FOUND, gone
    assert isinstance(gone.parsed, Error) and gone.parsed.code == "record_not_found", gone


gets_some_fields()
lists_two_pages()
patches()
merge_patches()
searches()
batches()
compares_versions()
creates_once()
deletes()
