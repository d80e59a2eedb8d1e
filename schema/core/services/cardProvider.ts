/** A payment page of the provider. */
export interface CardCheckout {
  id: string;
  /** Address of the page where the payer enters the card. */
  url: string;
  status: 'pending' | 'paid' | 'failed' | 'expired';
  /** Numeric string with two decimals. */
  amount: string;
  /** ISO 4217, upper case. */
  currency: string;
}

export interface CardCheckoutRequest {
  paymentId: number;
  /** Numeric string with two decimals. */
  amount: string;
  currency: string;
  language: 'ar' | 'en';
  description: string;
  /** Path of the site that the payer returns to; it confirms nothing. */
  returnPath: string;
}

/** A verified webhook. */
export interface CardProviderEvent {
  /** Repeated deliveries of an event have the same id. */
  id: string;
  type: string;
  /** Null for an event about something else. */
  checkout: CardCheckout | null;
}

/** A service for payments by card (Edahabia, CIB). Methods throw `CardProviderError` if it does not answer. */
export interface CardProvider {
  /** @throws CardAmountError for an amount that the provider cannot charge */
  createCheckout(request: CardCheckoutRequest): Promise<CardCheckout>;
  /** Null if the provider does not know the id. */
  getCheckout(id: string): Promise<CardCheckout | null>;
  /** Closes an open payment page and returns its final state, such as paid in between; null if the provider does not know the id. */
  expireCheckout(id: string): Promise<CardCheckout | null>;
  /**
   * Verifies and reads a webhook; null if the signature is missing or wrong.
   * @param body the bytes as they were received
   * @throws CardProviderError if the body is signed and cannot be read
   */
  parseWebhook(body: Buffer, signature: string | undefined): CardProviderEvent | null;
}

/** The provider is away or refuses; the site says that cards are unavailable. */
export class CardProviderError extends Error {
  override name = 'CardProviderError';
}

/** The provider charges other amounts only, for example whole dinars. */
export class CardAmountError extends Error {
  override name = 'CardAmountError';
}
