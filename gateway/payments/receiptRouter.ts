import { Router, type RequestHandler } from 'express';
import type { Receipt } from '../../prisma/generated/client';
import { receiptPath } from '../../schema/contract/site/urls';
import { visiblePayments } from '../../schema/core/accessRules';
import { Problem } from '../../schema/core/problem';
import { parseId } from '../../schema/core/ids';
import type { CreateContext, RequestContext } from '../context/requestContext';
import { methodNotAllowed } from '../middleware/methodNotAllowed';
import { renderReceipt } from './receiptPdf';

interface ReceiptRouterDependencies {
  createContext: CreateContext;
  loadShedder: RequestHandler;
}

/**
 * GET /api/payments/<id>/receipt.pdf and credit-note.pdf: for the payer and admins; not found for others. The file is made of
 * what was stored with the number, so that it says the same at all times.
 */
export function receiptRouter({ createContext, loadShedder }: ReceiptRouterDependencies): Router {
  const router = Router();
  for (const kind of ['receipt', 'credit_note'] as const) {
    const path = receiptPath(':id', kind);
    router.get(path, loadShedder, async (request, response) => {
      const context = await createContext(request, response);
      const receipts = await findReceipts(context, String(request.params.id));
      const receipt = receipts.find((each) => each.kind === kind);
      if (!receipt) throw new Problem('paymentNotFound');
      const original = receipts.find((each) => each.kind === 'receipt' && each !== receipt);
      const pdf = await renderReceipt({ receipt, receiptNumber: original?.number });
      response
        .attachment(`${receipt.number}.pdf`)
        .type('application/pdf')
        .setHeader('Cache-Control', 'private, no-store')
        .vary('Cookie, Authorization')
        .send(pdf);
    });
    router.all(path, methodNotAllowed(['GET', 'HEAD']));
  }
  return router;
}

/**
 * The documents of a payment that the viewer may see.
 * @throws Problem `notSignedIn`
 */
function findReceipts({ db, viewer }: RequestContext, id: string): Promise<Receipt[]> {
  if (!viewer) throw new Problem('notSignedIn');
  return db.receipt.findMany({ where: { payment: { AND: [visiblePayments(viewer), { id: parseId(id) }] } } });
}
