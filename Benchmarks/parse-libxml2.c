/*
 * The baseline of parsing: libxml2's SAX2 interface in C, which collects the texts and parses the dates.
 *
 *   parse-libxml2 FEED
 */
#include <fcntl.h>
#include <libxml/parser.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "report.h"
#include "dates.h"

static char *text;
static size_t length, capacity;
static long programmes, sum;

static void begin(void *data, const xmlChar *name, const xmlChar *prefix, const xmlChar *uri, int namespaces,
                  const xmlChar **declared, int count, int defaulted, const xmlChar **attributes) {
  (void)data, (void)prefix, (void)uri, (void)namespaces, (void)declared, (void)defaulted;
  length = 0;
  if (strcmp((const char *)name, "programme") != 0) return;
  for (int i = 0; i < count; i++, attributes += 5) {
    char value[64];
    size_t size = attributes[4] - attributes[3];
    if (size >= sizeof value) continue;
    memcpy(value, attributes[3], size);
    value[size] = 0;
    if (strcmp((const char *)attributes[0], "start") == 0 || strcmp((const char *)attributes[0], "stop") == 0)
      sum += seconds_since_1970(value);
  }
}

static void characters(void *data, const xmlChar *bytes, int count) {
  (void)data;
  if (length + count > capacity) text = realloc(text, capacity = (length + count) * 2);
  memcpy(text + length, bytes, count);
  length += count;
}

static void end(void *data, const xmlChar *name, const xmlChar *prefix, const xmlChar *uri) {
  (void)data, (void)prefix, (void)uri;
  sum += length;
  length = 0;
  programmes += strcmp((const char *)name, "programme") == 0;
}

int main(int count, char **arguments) {
  double began = clock_seconds();
  int file = count > 1 ? open(arguments[1], O_RDONLY) : -1;
  if (file < 0) {
    fprintf(stderr, "parse-libxml2: parse-libxml2 FEED, which can be opened\n");
    return 2;
  }
  xmlSAXHandler handler = {.initialized = XML_SAX2_MAGIC, .startElementNs = begin, .endElementNs = end,
                           .characters = characters, .cdataBlock = characters};
  xmlParserCtxtPtr parser = xmlCreatePushParserCtxt(&handler, NULL, NULL, 0, arguments[1]);
  xmlCtxtUseOptions(parser, XML_PARSE_HUGE | XML_PARSE_NONET);
  static char buffer[1 << 16];
  ssize_t got;
  while ((got = read(file, buffer, sizeof buffer)) > 0) xmlParseChunk(parser, buffer, got, 0);
  xmlParseChunk(parser, buffer, 0, 1);
  if (!parser->wellFormed) {
    fprintf(stderr, "parse-libxml2: %s is not well-formed\n", arguments[1]);
    return 1;
  }
  report(began, programmes);
  printf("sum %ld\n", sum);
  return 0;
}
