/** An e-mail that waits: its subject and body are edited beside how it will look. */
import type { Answer } from 'gala/client';
import { useEffect, useId, useState } from 'preact/hooks';
import type { Gala } from '../page.js';
import { Problem, useQuestion } from '../ui.js';
import { Html } from './html.js';
import { restMs } from './preview.js';

type Email = Answer<'messages.get'>;

interface EditingProps {
  readonly gala: Gala;
  readonly message: Email;
  readonly onSaved: (message: Email) => void;
  readonly onClose: () => void;
}

export function Editing({ gala, message, onSaved, onClose }: EditingProps) {
  const { id, body: before = '' } = message;
  const name = useId();
  const [subject, setSubject] = useState(message.subject);
  const [body, setBody] = useState(before);
  const [shown, show] = useState(before);
  const [error, setError] = useState<unknown>();
  const [isSaving, setIsSaving] = useState(false);
  const changes = { ...(subject !== message.subject && { subject }), ...(body !== before && { body }) };
  const isChanged = Object.keys(changes).length > 0;
  useQuestion(isChanged && !isSaving, 'Leave without saving? Your changes are lost.');
  useEffect(() => {
    const timer = setTimeout(() => show(body), restMs);
    return () => clearTimeout(timer);
  }, [body]);
  const save = async (event: Event) => {
    event.preventDefault();
    setIsSaving(true);
    setError(undefined);
    try {
      onSaved(isChanged ? await gala.messages.edit({ id, body: changes }) : message);
    } catch (failed) {
      setError(failed);
      setIsSaving(false);
    }
  };
  return (
    <form class="template" autocomplete="off" onSubmit={save}>
      <div class="sides">
        <div>
          <label for={`${name}-subject`}>Subject</label>
          <input
            id={`${name}-subject`}
            value={subject}
            required
            dir="auto"
            onInput={({ currentTarget }) => setSubject(currentTarget.value)}
          />
          <label for={`${name}-body`}>Body (HTML)</label>
          <textarea
            id={`${name}-body`}
            value={body}
            class="growing"
            dir="auto"
            onInput={({ currentTarget }) => setBody(currentTarget.value)}
          />
          {/#link-(\d+-)?to-/.test(before) && (
            <p class="quiet">
              Addresses with “#link-to-…” become the recipient’s own link when the e-mail leaves. Keep them as they are.
            </p>
          )}
        </div>
        <section class="preview" aria-label="Preview">
          <Html html={shown} title="The e-mail as it will be" />
        </section>
      </div>
      {error !== undefined && <Problem error={error} />}
      <div class="actions">
        <button type="submit" aria-busy={isSaving} disabled={isSaving}>
          Save
        </button>
        <button type="button" class="secondary" onClick={onClose}>
          Cancel
        </button>
      </div>
    </form>
  );
}
