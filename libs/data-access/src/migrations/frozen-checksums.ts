/**
 * Checksums of all migrations. Databases store the checksums of the migrations that made them and refuse to be used by other code, so a line
 * of a landed migration never changes. A correction is a new migration (docs/migrations.md).
 */
export const FROZEN_CHECKSUMS: Readonly<Record<string, string>> = {
  Foundation1763700000000: 'adc42f9a373472a12d3621c2140507d4d4310eca71ed3e3bb7dfba756d5b6446',
  ClinicalSide1763800000000: '35f2abe205925254cc13c410877b58815fe8e3254b7570160102aff86ddaefc5',
  WebhookDelivery1763900000000: '7e1def77a0214cbc1d7bfd08158a7f51f660d15fe26229810465c4fd01c7783f',
  Orders1764000000000: 'd5077e0b0375942338808836b7df1d0d1f4f33380ef29327b7ddf25404a3f465',
  WebhookSuccess1764100000000: '9017251fe7a149fa157f79d6321bc38ca4d77ded9156dc88fadff4a445e935a1',
  ApiKeyPolicies1764200000000: 'd0a65ae72d59df9657fc62bdbc19660dbea96d7f0d005865ca3d86607c81cbca',
  MigrationChecksums1764400000000: 'e8cbbc2f0e68c13c4fe1bea43b0b74909e13b57779fda80bf247fb6df7eb0758',
  ReadingCounts1764500000010: 'b42c26363bee4fc7a876370ab94b6240c2651123bde2367b0ad8dd19589993e1',
  PatientAndDeviceLists1764500000030: 'fd94c5b76aa75afa0375a877e8d6c32f68e1fdbbdcc0ac320768c71068080c2b',
  ReadingVersions1764600000000: '2302da62264568458281fbba2d702eeff540d6d9fdea6d43079fb91f0fe7b6a7',
  Catalogue1764700000000: '0c994a81ca58bdb7795581b4a27bc7a5d07c7262148fbbc09f2374c06107af36',
  ClosingReadingCounts1764700000010: 'd2e0747ead96dbbab1495dace831f2dee00c98273b0a6cd960bae51612e0b195',
};
