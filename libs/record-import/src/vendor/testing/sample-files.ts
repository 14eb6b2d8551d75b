import { Readable } from 'node:stream';
import { type FileEncoding } from '../../text/decode-text';
import { readFileHead } from '../file-head';
import { vendorFormat } from '../vendor-formats';
import { type VendorFormatName } from '@rpm/domain';
import { VendorFile } from '../vendor-file';
import { type VendorRow } from '../vendor-row';

/** A file with the given bytes or text. */
export function fileOf(content: string | Buffer, encoding: FileEncoding = 'utf-8'): VendorFile {
  const bytes = typeof content === 'string' ? Buffer.from(content) : content;
  return new VendorFile({ open: () => Readable.from([bytes]), size: bytes.length }, encoding);
}

/** Reads all rows of a file in a format. */
export async function rowsIn(
  name: VendorFormatName,
  content: string | Buffer,
  columns: Record<number, string> | null = null,
): Promise<VendorRow[]> {
  const file = fileOf(content);
  const rows: VendorRow[] = [];
  for await (const group of vendorFormat(name).read(file, await readFileHead(file), { columns }).rows) rows.push(...group);
  return rows;
}

/** A small file of each format, made after public descriptions. */
export const SAMPLE_FILES: Record<VendorFormatName, string> = {
  clarity: `Index,Timestamp (YYYY-MM-DDThh:mm:ss),Event Type,Event Subtype,Patient Info,Device Info,Source Device ID,Glucose Value (mg/dL),Insulin Value (u),Carb Value (grams),Duration (hh:mm:ss),Glucose Rate of Change (mg/dL/min),Transmitter Time (Long Integer),Transmitter ID
1,,FirstName,,Testina,,,,,,,,,
2,,DateOfBirth,,1980-02-03,,,,,,,,,
3,,Device,,,Test CGM App,iOS G7,,,,,,,
4,2026-01-31T08:00:04,EGV,,,,iOS G7,101,,,,,1000,TX1
5,2026-01-31T08:10:04,EGV,,,,iOS G7,Low,,,,,1600,TX1
6,2026-01-31T08:16:00,Calibration,,,,iOS G7,110,,,,,,
7,2026-01-31T08:20:00,Carbs,,,,iOS G7,,,30,,,,
`,
  libreview: `Glukose-Werte,Erstellt am,31-01-2026 12:12 UTC,Erstellt von,Testina Sampleton
Gerät,Seriennummer,Gerätezeitstempel,Aufzeichnungstyp,Glukosewert-Verlauf mg/dL,Glukose-Scan mg/dL,Nicht numerisches schnellwirkendes Insulin,Notizen,Glukose-Teststreifen mg/dL
FreeStyle LibreLink,S-1,31-01-2026 08:00,0,101,,,,
FreeStyle LibreLink,S-1,31-01-2026 08:17,1,,109,,,
FreeStyle Libre 3,S-2,31-01-2026 08:17,1,,109,,,
FreeStyle LibreLink,S-1,31-01-2026 08:18,2,,,,,115
FreeStyle LibreLink,S-1,31-01-2026 08:20,6,,,,"Frühstück, zwei Brötchen",
`,
  columns: `Datum;Uhrzeit;Blutzucker (mmol/L);Systolisch;Diastolisch;Puls
31.01.2026;08:00;5,6;;;
31.01.2026;08:10;;120;80;61
`,
  'apple-health': `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE HealthData [
<!ELEMENT HealthData (Record*)>
]>
<HealthData locale="en_US">
 <Record type="HKQuantityTypeIdentifierOxygenSaturation" sourceName="Test" unit="%" startDate="2026-01-31 08:00:00 +0100" value="0.97"/>
 <Record type="HKQuantityTypeIdentifierBloodPressureSystolic" unit="mmHg" startDate="2026-01-31 08:00:00 +0100" value="121"/>
 <Record type="HKQuantityTypeIdentifierBloodGlucose" sourceName="Meter" unit="mmol&lt;180.1558800000541&gt;/L" startDate="2026-01-31 08:05:00 +0100" value="5.6">
  <MetadataEntry key="HKWasUserEntered" value="1"/>
  <MetadataEntry key="HKBloodGlucoseMealTime" value="2"/>
 </Record>
 <Correlation type="HKCorrelationTypeIdentifierBloodPressure" sourceName="Test" startDate="2026-01-31 08:00:00 +0100">
  <Record type="HKQuantityTypeIdentifierBloodPressureSystolic" unit="mmHg" startDate="2026-01-31 08:00:00 +0100" value="121"/>
  <Record type="HKQuantityTypeIdentifierBloodPressureDiastolic" unit="mmHg" startDate="2026-01-31 08:00:00 +0100" value="79"/>
 </Correlation>
</HealthData>
`,
  omron: `Date,Time,Systolic (mmHg),Diastolic (mmHg),Pulse (bpm),Symptoms,Consumed,TruRead,Notes
"Jan 31, 2026",08:15 am,121,80,61,,,-,
"Jan 31, 2026",08:15 pm,119,79,-,,,-,
`,
  glooko: `Name:Testina Sampleton,Date Range:2026-01-01 - 2026-01-31
Timestamp,CGM Glucose Value (mg/dl),Serial Number
2026-01-31 08:00,101,S-1
2026-01-31 08:05,104,S-1
`,
  nightscout: `[
 {"_id":"a1","device":"xDrip-Test","date":1769842800000,"dateString":"2026-01-31T08:00:00.000+0100","sgv":101,"direction":"Flat","type":"sgv","utcOffset":60},
 {"_id":"a2","device":"xDrip-Test","date":1769843100000,"dateString":"2026-01-31T08:05:00.000+0100","sgv":39,"type":"sgv","utcOffset":60},
 {"_id":"a3","device":"xDrip-Test","date":1769843100000,"dateString":"2026-01-31T08:05:00.000+0100","sgv":5,"type":"sgv"},
 {"_id":"a4","device":"Meter","date":1769843100000,"dateString":"2026-01-31T08:05:00.000+0100","mbg":110,"type":"mbg"}
]`,
  tidepool: `[{"type":"upload","time":"2026-01-31T07:00:00.000Z","uploadId":"u1","deviceId":"T-1"},
{"type":"cbg","time":"2026-01-31T07:00:00.000Z","timezoneOffset":60,"deviceId":"T-1","uploadId":"u1","value":5.60622,"units":"mmol/L"},
{"type":"cbg","time":"2026-01-31T07:05:00.000Z","deviceId":"T-1","uploadId":"u1","value":22.20299,"units":"mmol/L","annotations":[{"code":"bg/out-of-range","value":"high","threshold":400}]},
{"type":"smbg","subType":"manual","time":"2026-01-31T07:06:00.000Z","deviceId":"T-1","uploadId":"u1","value":5.8,"units":"mmol/L"}]`,
  withings: `Date,"Weight (kg)","Fat mass (kg)","Bone mass (kg)","Muscle mass (kg)","Hydration (kg)",Comments
"2026-01-31 07:15:10",70.5,12.1,3.1,55.2,,
`,
  'libre-reader': `Testina Sampleton
ID\tHora\tTipo de registro\tHistórico glucosa (mg/dL)\tGlucosa leída (mg/dL)
1\t2026/01/31 08:00\t0\t101\t
2\t2026/01/31 08:15\t1\t\t104
`,
  ihealth: `Date,Time,SYS(mmHg),DIA(mmHg),Pulse(Beats/Min),Note
"Dec 31, 2025",08:15,121,80,61,
`,
  mysugr: `Date,Time,Tags,Blood Sugar Measurement (mg/dL),Insulin Injection Units (Pen)
"Jan 5, 2026","8:15:00 AM",Before meal,101,
"Jan 5, 2026","9:15:00 AM",Sports,,4
`,
  'accu-chek-mobile': `Serial number;Download date;Download time
U12345;31.01.2026;10:00
Date;Time;Result;Unit;Temperature warning;Out of target range;Other;Before meal;After meal;Control test
31.01.2026;08:00;101;mg/dL;;;;X;;
31.01.2026;08:10;99;mg/dL;;;;;;X
`,
  sidiary: `DAY;TIME;UDT_CGMS;BG_LEVEL;CH_GR;BOLUS;REMARK
31.01.2026;08:00;101;;;;
31.01.2026;08:05;;104;;;
`,
  carelink: `Last Name;First Name;Patient ID;Start Date;End Date
Sampleton;Testina;;2026/01/01;2026/01/31
-------;MiniMed 780G;Pump;1234;-------
Index;Date;Time;New Device Time;BG Reading (mmol/L);Linked BG Meter ID;Sensor Glucose (mmol/L)
0;2026/01/31;08:10:00;;5,6;M-1;
-------;MiniMed 780G;Sensor;1234;-------
Index;Date;Time;New Device Time;BG Reading (mmol/L);Linked BG Meter ID;Sensor Glucose (mmol/L)
1;2026/01/31;08:05:00;;;;6,1
`,
};
