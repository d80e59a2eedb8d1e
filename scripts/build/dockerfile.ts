import { readFileSync } from 'node:fs';
import { resolveFromRoot } from '../../prisma/projectRoot';

export interface Instruction {
  name: string;
  /** Flags such as --from=build, without their dashes. */
  flags: Record<string, string>;
  text: string;
}

/** Parses the project's Dockerfile into instructions by stage. Supports only the syntax used there. */
export function readDockerfile(): Instruction[][] {
  const lines = readFileSync(resolveFromRoot('Dockerfile'), 'utf8').split('\n');
  const stages: Instruction[][] = [];
  for (const line of lines.filter((line) => /^[A-Z]/.test(line))) {
    const instruction = parseInstruction(line);
    if (instruction.name === 'FROM') stages.push([]);
    stages.at(-1)?.push(instruction);
  }
  return stages;
}

function parseInstruction(line: string): Instruction {
  const [name = '', ...words] = line.split(' ');
  const flagCount = words.findIndex((word) => !word.startsWith('--'));
  const flags = words.slice(0, flagCount).map((word) => word.slice(2).split('=') as [string, string]);
  return { name, flags: Object.fromEntries(flags), text: words.slice(flagCount).join(' ') };
}

/** The words of an instruction in exec form: CMD ["node", "main.js"]. */
export const parseExecForm = (text: string): string[] => JSON.parse(text.slice(text.indexOf('['))) as string[];
