import { ValueError } from '../format/value-error';
import { CalendarDate, Nested, Text } from '../input/body';
import { declareCombinationCheck } from '../input/combination-check';
import { DescribeBody } from '../input/description';
import { ReferenceInput } from '../input/reference-input';
import { DISCLOSURE_VIEW } from './disclosure.view';

@DescribeBody('A disclosure that somebody has made by hand, or the withdrawal of one that was recorded by mistake.', {
  date: '2026-01-31',
  recipient: 'County health department',
  address: '1 Example Street, Testville',
  description: 'Blood pressure readings of January',
  purpose: 'Public health report',
})
export class DisclosureInput {
  @CalendarDate('Day of the disclosure.') date?: string | null;
  @Text('Who received the data.', { filled: true }) recipient?: string | null;
  @Text('Postal address of the recipient.', { filled: true, max: 500 }) address?: string | null;
  @Text('The data that was disclosed, or why the disclosure is withdrawn.', { required: true, max: 2000 }) description: string;
  @Text('Purpose of the disclosure.', { filled: true, max: 500 }) purpose?: string | null;

  @Nested('An earlier disclosure of this patient to withdraw; only with `description`.', () => ReferenceInput, {
    referencedView: () => DISCLOSURE_VIEW,
  })
  withdraws?: ReferenceInput | null;
}

const OF_DISCLOSURES = ['date', 'recipient', 'purpose'] as const;

declareCombinationCheck(DisclosureInput, [...OF_DISCLOSURES, 'address', 'withdraws'], (input) => {
  const isSent = (name: string) => input[name] !== undefined && input[name] !== null;
  if (isSent('withdraws')) {
    const extra = [...OF_DISCLOSURES, 'address'].find(isSent);
    return extra === undefined ? null : new ValueError('not_combinable', 'Send only description with withdraws.', [extra]);
  }
  const missing = OF_DISCLOSURES.find((name) => !isSent(name));
  return missing === undefined ? null : new ValueError('required', 'A disclosure needs this property.', [missing]);
});
