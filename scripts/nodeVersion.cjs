// Plain old JavaScript: it must run on the very versions that it turns away.
const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(
    'Somo needs Node.js 20.19 or newer; this is ' + process.version + '. Install it from nodejs.org.',
  );
  process.exit(1);
}
