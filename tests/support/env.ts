export const env = {
  firebase: { projectId: 'demo-somo', apiKey: 'demo', storageBucket: 'demo-somo.firebasestorage.app' },
  emulators: null,
  isDevelopment: true,
  siteUrl: 'https://somo.example',
};
