interface QueryData<Data> {
  data?: Data | undefined;
  /** Data of the previous variables. */
  previousData?: Data | undefined;
  error?: unknown;
}

/** Keeps the previous data until the new data arrives or fails. */
export const dataOrPrevious = <Data>({ data, previousData, error }: QueryData<Data>): Data | undefined =>
  data ?? (error ? undefined : previousData);
