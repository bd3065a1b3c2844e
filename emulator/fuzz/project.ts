export const PROJECT = 'demo-fuzz';
export const ROOT = `projects/${PROJECT}/databases/(default)/documents`;
