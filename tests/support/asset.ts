const url = '/asset';
export default url;
