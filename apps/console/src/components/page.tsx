import { type ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { useAddress } from '../service/router';
import { isShown } from './texts';
import { type NamedPatient, PatientDetails, PatientLine } from '../named-patient/patient';

export interface Crumb {
  text: string;
  href: string;
}

let hasShownPage = false;

/**
 * A page with its heading. When the address changes, the heading gets the focus, so that screen readers announce the page. The title of the window is
 * part of the history, so it never contains a name of a person.
 * @param title heading
 * @param windowTitle title of the window, if it must differ from the heading
 */
export function Page({
  title,
  windowTitle = title,
  parent,
  patient,
  isNamed = false,
  actions,
  children,
}: {
  title: string;
  windowTitle?: string;
  parent?: Crumb;
  /** The patient about whom the page is, unless its heading and content name the patient. */
  patient?: NamedPatient | null;
  /** Whether the heading names the patient, so that the line of the patient must not repeat the name. */
  isNamed?: boolean;
  actions?: ComponentChildren;
  children: ComponentChildren;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { path } = useAddress();
  useEffect(() => {
    document.title = `${windowTitle} – Console`;
  }, [windowTitle]);
  // The focus is moved before the browser paints, because a later effect could take the focus away from an element that a fast person has already reached.
  useLayoutEffect(() => {
    if (hasShownPage) heading.current?.focus();
    hasShownPage = true;
  }, [path]);
  const named = isNamed ? patient : null;
  const buttons = isShown(actions) && <div class="actions">{actions}</div>;
  return (
    <main id="main">
      {parent && (
        <nav aria-label="Breadcrumb" class="crumbs">
          <a href={parent.href}>{parent.text}</a>
        </nav>
      )}
      <div class={named ? 'patient-line' : 'heading'}>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {named ? <PatientDetails patient={named} /> : buttons}
      </div>
      {named && <div class="heading">{buttons}</div>}
      {patient && !named && <PatientLine patient={patient} />}
      {children}
    </main>
  );
}
