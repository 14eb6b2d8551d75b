import { COLUMN_ROLES, type ColumnRole } from '@rpm/domain';
import { columnName } from '../cell-text';

/** Names of columns in the languages of vendors, without the unit. */
const NAMES: Readonly<Record<ColumnRole, RegExp>> = {
  timestamp:
    /^(?:when|time ?stamp|date ?time|date and time|datetime|measured at|recorded at|zeitstempel|zeitpunkt|datum und uhrzeit|horodatage|date et heure|fecha y hora|data e ora|data\/ora|date\/time)$/,
  date: /^(?:date|datum|day|fecha|data|dato|measurement date)$/,
  time: /^(?:time|uhrzeit|zeit|hora|heure|ora|tijd|tid|measurement time)$/,
  glucose:
    /^(?:(?:blood )?glucose(?: value| level| reading)?|bg|blood sugar|blutzucker|glukose(?:wert)?|glyc[ée]mie|glucosa|glicemia|glucose sanguine|bloedsuiker|blodsukker|blodsocker)$/,
  systolic: /^(?:sys|systolic|systolic (?:blood )?pressure|systole|systolisch|systolique|sist[óo]lica|sistolica)$/,
  diastolic: /^(?:dia|diastolic|diastolic (?:blood )?pressure|diastole|diastolisch|diastolique|diast[óo]lica|diastolica)$/,
  heartRate:
    /^(?:pulse|pulse rate|heart ?rate|hr|bpm|puls|herzfrequenz|pouls|fr[ée]quence cardiaque|pulso|polso|frecuencia card[íi]aca)$/,
  weight: /^(?:(?:body ?)?weight|gewicht|k[öo]rpergewicht|poids|peso|vekt|vikt)$/,
  temperature: /^(?:(?:body )?temperature|temp|temperatur|k[öo]rpertemperatur|temp[ée]rature|temperatura)$/,
  bloodOxygen:
    /^(?:spo2|spo₂|oxygen(?: saturation)?|blood oxygen|sauerstoffs[äa]ttigung|saturation(?: en oxyg[èe]ne)?|saturaci[óo]n)$/,
  unit: /^(?:unit|units|einheit|unit[ée]|unidad|unit[àa])$/,
  serial: /^(?:serial(?: number)?|device serial(?: number)?|seriennummer|num[ée]ro de s[ée]rie|n[úu]mero de serie)$/,
};

const ENDING_IN_PARENTHESES = /\s*[([][^()[\]]*[)\]]\s*$/;

/** Returns the role that the name of a column suggests; null if it suggests none. */
export function roleOf(cell: string): ColumnRole | null {
  const name = columnName(cell)
    .replace(ENDING_IN_PARENTHESES, '')
    .replace(/\s+(?:mg\/dl|mmol\/l|kg|lbs?|mmhg|bpm|%)$/, '');
  return COLUMN_ROLES.find((role) => NAMES[role].test(name)) ?? null;
}

/** Returns the unit that the name of a column states in parentheses, or at its end; undefined if it states none. */
export function unitIn(cell: string): string | undefined {
  const [, inParentheses] = /[([]([^()[\]]+)[)\]]\s*$/.exec(cell) ?? [];
  const [, atEnd] = /\s(mg\/dl|mmol\/l|kg|lbs?|°?[cf])$/i.exec(cell.trim()) ?? [];
  return inParentheses ?? atEnd;
}
