/** CSS modules in jest: every class name is its own name. */
const classes: Record<string, string> = new Proxy({}, { get: (_, name) => String(name) });
export default classes;
