import { randomInt } from 'node:crypto';
import { expect, type APIRequestContext } from '@playwright/test';
import { createPng } from '../../../gateway/testing/documents/testImages';
import { sendGraphql } from './graphql';

interface SubmittedPayment {
  id: string;
  reference: string;
}

/** Orders the cheapest paid course as the student of the request context and sends a proof. */
export async function submitPayment(request: APIRequestContext, transactionId: string): Promise<SubmittedPayment> {
  const { data: catalogue } = await sendGraphql<{ courses: { nodes: { id: string }[] } }>(
    request,
    '{ courses(filter: { price: paid }, sort: priceLow, first: 1) { nodes { id } } }',
  );
  const { data, errors } = await sendGraphql<{ createPayment: SubmittedPayment }>(
    request,
    'mutation($input: PaymentOrderInput!) { createPayment(input: $input) { id reference } }',
    { input: { courseId: catalogue.courses.nodes[0]?.id, method: 'ccp' } },
  );
  expect(errors).toBeUndefined();
  const upload = await request.post('/api/uploads?kind=proof&name=receipt.png', {
    headers: { 'Content-Type': 'application/octet-stream' },
    // Two payments with the same file get a warning.
    data: createPng(randomInt(40, 1000), randomInt(40, 1000)),
  });
  expect(upload.status(), await upload.text()).toBe(201);
  const { url } = (await upload.json()) as { url: string };
  const { id } = data.createPayment;
  const submitted = await sendGraphql(
    request,
    'mutation($id: ID!, $input: PaymentProofInput!) { submitPaymentProof(id: $id, input: $input) { id } }',
    { id, input: { transactionId, proofUrl: url } },
  );
  expect(submitted.errors).toBeUndefined();
  return data.createPayment;
}

/** The status of a payment, for an admin or its owner. */
export async function paymentStatus(request: APIRequestContext, id: string): Promise<string> {
  const { data } = await sendGraphql<{ payment: { status: string } }>(
    request,
    'query($id: ID!) { payment(id: $id) { status } }',
    { id },
  );
  return data.payment.status;
}
