/** One line per event on stdout, which the suite copies to firestore-debug.log. */
export interface Log {
  info(line: string): void;
  warn(line: string): void;
}

export const consoleLog: Log = {
  info: (line) => write('INFO', line),
  warn: (line) => write('WARNING', line),
};

function write(level: string, line: string): void {
  process.stdout.write(`${new Date().toISOString()} ${level}: ${line}\n`);
}
