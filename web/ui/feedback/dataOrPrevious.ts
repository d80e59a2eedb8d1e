interface QueryData<Data> {
  data?: Data | undefined;
  /** What was answered before, to other variables. */
  previousData?: Data | undefined;
  error?: unknown;
}

/** What to show of a read: what was there before stays in sight until the new answer has come, or has failed to. */
export const dataOrPrevious = <Data>({ data, previousData, error }: QueryData<Data>): Data | undefined =>
  data ?? (error ? undefined : previousData);
