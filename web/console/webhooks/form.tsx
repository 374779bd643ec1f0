/** The form of a webhook endpoint. */
import type { Answer } from 'gala/client';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { Service } from '../document.js';
import type { Gala } from '../page.js';
import { Dialog, Problem } from '../ui.js';

export type Endpoint = Answer<'webhookEndpoints.get'>;

interface FormProps {
  readonly gala: Gala;
  readonly services: readonly Service[];
  /** Undefined for a new one. */
  readonly endpoint: Endpoint | undefined;
  readonly onSaved: (saved: Endpoint) => void;
  readonly onClose: () => void;
}

export function Form({ gala, services, endpoint, onSaved, onClose }: FormProps) {
  const [values, setValues] = useState<Partial<Endpoint>>(endpoint ?? {});
  const [error, setError] = useState<unknown>();
  const { url = '', description = '', contact_email = '', resources = [] } = values;
  const save = async () => {
    setError(undefined);
    const fields = { url, contact_email };
    try {
      const given = { ...(description && { description }), ...(resources.length > 0 && { resources }) };
      const none = { description: description || null, resources: resources.length > 0 ? resources : null };
      onSaved(
        endpoint === undefined
          ? await gala.webhookEndpoints.create({ body: { ...fields, ...given } })
          : await gala.webhookEndpoints.patch({ id: endpoint.id, body: { ...fields, ...none } }),
      );
    } catch (failed) {
      setError(failed);
    }
  };
  const text = (
    name: 'url' | 'description' | 'contact_email',
    label: string,
    input: JSX.IntrinsicElements['input'],
  ) => (
    <label>
      {label}
      <input
        {...input}
        value={values[name] ?? ''}
        onInput={({ currentTarget }) => setValues({ ...values, [name]: currentTarget.value })}
      />
    </label>
  );
  const all = services.flatMap((service) => service.resources.map(({ name }) => name));
  const choose = (name: string, isChosen: boolean) =>
    setValues({ ...values, resources: [...resources.filter((one) => one !== name), ...(isChosen ? [name] : [])] });
  return (
    <Dialog
      title={endpoint === undefined ? 'Add an endpoint' : 'Edit the endpoint'}
      onClose={onClose}
      onSubmit={() => void save()}
      close="Cancel"
      buttons={<button type="submit">Save</button>}
    >
      {text('url', 'Address', { type: 'url', required: true })}
      {text('contact_email', 'Who is told when it is disabled', { type: 'email', required: true })}
      {text('description', 'What it is for', {})}
      <details>
        <summary>{resources.length === 0 ? 'Told of everything' : `Told of ${resources.length} resources`}</summary>
        <fieldset class="cells" aria-label="Resources">
          {all.map((name) => (
            <label key={name}>
              <input
                type="checkbox"
                checked={resources.includes(name)}
                onChange={({ currentTarget }) => choose(name, currentTarget.checked)}
              />
              {name}
            </label>
          ))}
        </fieldset>
      </details>
      {error !== undefined && <Problem error={error} />}
    </Dialog>
  );
}
