import { openApiDocument } from '../operations/document';

/** Parts of paths that lists of several resources have in common. */
const SHARED = /\/(changes|export|assign-patient|unassign-patient)$/;

describe('the routes that several resources have', () => {
  it('are exactly these', () => {
    const routes = Object.entries(openApiDocument.paths).flatMap(([path, item]) =>
      Object.keys(item).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(routes.filter((route) => SHARED.test(route)).sort()).toEqual([
      'GET /api/v3/blood-glucose-reading/changes',
      'GET /api/v3/blood-glucose-reading/export',
      'GET /api/v3/blood-oxygen-reading/changes',
      'GET /api/v3/blood-oxygen-reading/export',
      'GET /api/v3/blood-pressure-reading/changes',
      'GET /api/v3/blood-pressure-reading/export',
      'GET /api/v3/device/changes',
      'GET /api/v3/heart-rate-reading/changes',
      'GET /api/v3/heart-rate-reading/export',
      'GET /api/v3/heart-rate-variability-reading/changes',
      'GET /api/v3/heart-rate-variability-reading/export',
      'GET /api/v3/ingest-source/changes',
      'GET /api/v3/item/changes',
      'GET /api/v3/kit/changes',
      'GET /api/v3/manufacturer/changes',
      'GET /api/v3/order/changes',
      'GET /api/v3/patient/changes',
      'GET /api/v3/peak-flow-reading/changes',
      'GET /api/v3/peak-flow-reading/export',
      'GET /api/v3/return/changes',
      'GET /api/v3/site/changes',
      'GET /api/v3/sleep-mat-activity-reading/changes',
      'GET /api/v3/sleep-mat-activity-reading/export',
      'GET /api/v3/sleep-mat-duration-reading/changes',
      'GET /api/v3/sleep-mat-duration-reading/export',
      'GET /api/v3/temperature-reading/changes',
      'GET /api/v3/temperature-reading/export',
      'GET /api/v3/webhook/changes',
      'GET /api/v3/weight-reading/changes',
      'GET /api/v3/weight-reading/export',
      'POST /api/v3/blood-glucose-reading/{readingId}/assign-patient',
      'POST /api/v3/blood-glucose-reading/{readingId}/unassign-patient',
      'POST /api/v3/blood-oxygen-reading/{readingId}/assign-patient',
      'POST /api/v3/blood-oxygen-reading/{readingId}/unassign-patient',
      'POST /api/v3/blood-pressure-reading/{readingId}/assign-patient',
      'POST /api/v3/blood-pressure-reading/{readingId}/unassign-patient',
      'POST /api/v3/heart-rate-reading/{readingId}/assign-patient',
      'POST /api/v3/heart-rate-reading/{readingId}/unassign-patient',
      'POST /api/v3/heart-rate-variability-reading/{readingId}/assign-patient',
      'POST /api/v3/heart-rate-variability-reading/{readingId}/unassign-patient',
      'POST /api/v3/peak-flow-reading/{readingId}/assign-patient',
      'POST /api/v3/peak-flow-reading/{readingId}/unassign-patient',
      'POST /api/v3/sleep-mat-activity-reading/{readingId}/assign-patient',
      'POST /api/v3/sleep-mat-activity-reading/{readingId}/unassign-patient',
      'POST /api/v3/sleep-mat-duration-reading/{readingId}/assign-patient',
      'POST /api/v3/sleep-mat-duration-reading/{readingId}/unassign-patient',
      'POST /api/v3/temperature-reading/{readingId}/assign-patient',
      'POST /api/v3/temperature-reading/{readingId}/unassign-patient',
      'POST /api/v3/weight-reading/{readingId}/assign-patient',
      'POST /api/v3/weight-reading/{readingId}/unassign-patient',
    ]);
  });
});
