import { z } from 'zod';

// zod's compiled checks use `eval`, which the Content-Security-Policy forbids. The first object schema tries it.
z.config({ jitless: true });

export { z };
