/** What an author copies to have exhibits in an article: a frame, and what gives it the height that it tells. */
export const frameSnippet = (address: string, title: string): string =>
  `<iframe data-attention-steps src="${address}" title="${title}"></iframe>
<style>iframe[data-attention-steps] { width: 100%; border: 0 }</style>
<script>
  addEventListener('message', ({ data, source }) => {
    if (data?.type !== 'attention-steps:height') return;
    for (const frame of document.querySelectorAll('iframe[data-attention-steps]')) {
      if (frame.contentWindow === source) frame.style.height = Number(data.height) + 'px';
    }
  });
</script>
`;
