/**
 * Compression dictionary: texts that occur in most bodies, so that even a single body compresses well. Never change these texts, because stored data can only
 * be decompressed with exactly the same ones. A further dictionary would be a second constant: compressed data contain the checksum of the dictionary that they
 * need.
 */
const TEXTS = [
  '{"ok":true}',
  ',"healthCheck":{"id":,"device":{"id":},"eventTimestamp":","batteryPercentage":100,"signalStrength":null}}',
  '"archived":false,"enrolled":true,"site":{"id":,"name":"},"timeZone":"America/',
  '"type":"device.healthcheck","type":"patient.updated","type":"order.statusFull","currentStatus":"shipped"}',
  '"bloodOxygen":97,"bloodOxygenUnit":"spO2","diastolic":79,"diastolicUnit":"mmHg","heartRate":64,"heartRateUnit":"bpm","systolic":121,"systolicUnit":"mmHg",',
  '"weight":,"weightUnit":"temperature":,"temperatureUnit":"type":"reading.bloodPressure","type":"reading.bloodOxygen","type":"reading.weight",',
  '{"id":"evt_1","type":"reading.bloodGlucose","sequence":1,"createTimestamp":"2026-01-15T08:00:00.000Z","payload":{"id":1,"readingTimestamp":"2026-01-15T08:00:00.000Z",',
  '"afterMeal":null,"beforeMeal":true,"device":{"id":21,"currentPatient":{"id":1,"firstName":"","lastName":"","dateOfBirth":"1970-01-31","email":"@example.org",',
  '"phoneNumber":"+15555550101","externalIdentifier":"","sex":"unknown","sex":"female","address":{"city":"","country":"US","lineOne":" Street","lineTwo":null,"state":"CA",',
  '"zipCode":"00000"}},"currentStatus":"withPatient","deviceEvents":[{"type":"registered","eventTimestamp":"2026-01-10T12:00:00.000Z"},{"type":"associationCreated",',
  '"eventTimestamp":"2026-01-12T09:30:00.000Z"}],"deviceIdentifiers":[{"type":"serial","value":""}],"disabledReadings":false,"item":{"id":12,"name":"","model":"","sku":"',
  '","manufacturer":{"id":7,"name":"Example Devices"}}},"deviceTimeZoneOffset":-28800,"glucose":95,"glucoseUnit":"mgdl","item":{"id":12,"name":"","manual":false,"patient":{"id":1,',
  '"zipCode":"00000"}},"patientTimeZoneOffset":-28800,"version":1,"createTimestamp":"2026-01-15T08:00:01.000Z","updateTimestamp":"2026-01-15T08:00:01.000Z",',
  '"enteredInError":false,"outOfRange":null,"sentAs":null,"flags":[]}}',
];

export const DICTIONARY = Buffer.from(TEXTS.join(''));
