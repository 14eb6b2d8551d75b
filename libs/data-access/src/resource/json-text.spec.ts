import { type PatientView, type SiteReferenceView, type SiteView } from '@rpm/domain';
import { type JsonSql } from './json-view';
import { JsonText } from './json-text';
import { PATIENT } from '../patient/patient.view';
import { SITE, SITE_REFERENCE } from '../site/site.view';

/** The compiler checks these types: an expected error that it does not find is an error itself. */
describe('the type of a JSON text', () => {
  const site = JsonText.writtenBy(SITE, '{"id":1}');

  it('is the view whose SQL expression has written the text', () => {
    const typed: JsonText<SiteView> = site;
    expect(typed.text).toBe('{"id":1}');
    expect(Object.keys(typed)).toEqual(['text', 'details']);
  });

  it('is not another view', () => {
    // @ts-expect-error a site is no patient
    const other: JsonText<PatientView> = site;
    // @ts-expect-error a reference to a site lacks most properties of a site
    const whole: JsonText<SiteView> = JsonText.writtenBy(SITE_REFERENCE, '{}');
    // @ts-expect-error a response without a body is no site
    const none: JsonText<SiteView> = JsonText.empty();
    expect([other, whole, none]).toHaveLength(3);
  });

  it('is no view if it is unknown', () => {
    const unknown: JsonText = site;
    // @ts-expect-error a text of an unknown type may be anything
    const guessed: JsonText<SiteView> = unknown;
    expect(guessed).toBe(site);
  });

  it('belongs to an SQL expression of the same view, and not to any string', () => {
    // @ts-expect-error the expression writes a patient
    const patient: JsonSql<SiteView> = PATIENT;
    // @ts-expect-error the compiler does not know what this expression writes
    const text: JsonSql<SiteReferenceView> = `json_build_object('id', s.id)`;
    expect([patient, text]).toHaveLength(2);
  });
});
