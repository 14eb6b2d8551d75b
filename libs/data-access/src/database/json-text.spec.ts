import { type PatientView, type SiteReferenceView, type SiteView, nobody } from '@rpm/domain';
import { type JsonSql, JsonText } from '@rpm/database';
import { PATIENT } from '../patient/patient.view';
import { SITE, SITE_REFERENCE } from '../site/site.view';

/** The compiler checks these types: an expected error that it does not find is an error itself. */
describe('the compiler', () => {
  const site = JsonText.writtenBy(SITE, '{"id":1}', nobody);

  it('accepts a JSON text if the expected view belongs to the SQL expression that has written it', () => {
    const typed: JsonText<SiteView> = site;
    expect(typed.text).toBe('{"id":1}');
    expect(Object.keys(typed)).toEqual(['text', 'about', 'details']);
  });

  it('rejects a JSON text if another view is expected', () => {
    // @ts-expect-error a site is no patient
    const other: JsonText<PatientView> = site;
    // @ts-expect-error a reference to a site lacks most properties of a site
    const whole: JsonText<SiteView> = JsonText.writtenBy(SITE_REFERENCE, '{}', nobody);
    // @ts-expect-error a response without a body is no site
    const none: JsonText<SiteView> = JsonText.empty(nobody);
    expect([other, whole, none]).toHaveLength(3);
  });

  it('rejects a JSON text of unknown type if a view is expected', () => {
    const unknown: JsonText = site;
    // @ts-expect-error a text of an unknown type may be anything
    const guessed: JsonText<SiteView> = unknown;
    expect(guessed).toBe(site);
  });

  it('rejects a JSON text that does not state whose data it contains', () => {
    // @ts-expect-error the statement is missing
    const text: JsonText<SiteView> = JsonText.writtenBy(SITE, '{"id":1}');
    expect(text.text).toBe('{"id":1}');
  });

  it('rejects a string, or another view’s SQL expression, if the SQL expression of a view is expected', () => {
    // @ts-expect-error the expression writes a patient
    const patient: JsonSql<SiteView> = PATIENT;
    // @ts-expect-error the compiler does not know what this expression writes
    const text: JsonSql<SiteReferenceView> = `json_build_object('id', s.id)`;
    expect([patient, text]).toHaveLength(2);
  });
});
