import { type AuditTrail, auditUnavailable, JsonText, UnknownOutcome } from '@rpm/database';
import { embeddedPatients, TemporaryProblem } from '@rpm/domain';
import { type Response } from '../request/request';
import { AnswerRecorder } from './answer-recorder';

describe('an answer whose row of the audit trail cannot be stored', () => {
  const recorder = new AnswerRecorder({ record: () => Promise.reject(auditUnavailable()) } as unknown as AuditTrail);
  const answerOf = (audit: object) =>
    recorder.answer(
      {
        statusCode: 200,
        req: { method: 'POST', headers: {}, params: {}, principal: {}, audit: { request: { action: 'create' }, ...audit } },
      } as unknown as Response,
      JsonText.asserted('{"patientId":5}', embeddedPatients),
    );

  it('is audit_unavailable if the request has changed nothing', async () => {
    await expect(answerOf({ isRecorded: false })).rejects.toBeInstanceOf(TemporaryProblem);
  });

  it('has an unknown outcome if the change is committed already with a row that lacks patients of the answer', async () => {
    await expect(answerOf({ isRecorded: false, isCarriedOut: true })).rejects.toBeInstanceOf(UnknownOutcome);
  });

  it('leaves at once if the row is stored with the change', () => {
    expect(answerOf({ isRecorded: true })).toBeNull();
  });
});
