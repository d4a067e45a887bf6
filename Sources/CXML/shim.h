// Debian builds libxml2 with ICU, whose headers clash with the ICU inside Foundation: the two types that libxml2 needs
// of them are declared here instead. Structures are thus the same as in other modules of libxml2, which packages have.
#include <stdint.h>
#define UCNV_H
typedef struct UConverter UConverter;
typedef uint16_t UChar;
#include <libxml/parser.h>
#include <libxml/parserInternals.h>
#include <libxml/HTMLparser.h>
#include <libxml/SAX2.h>
#include <libxml/xmlerror.h>
#undef UCNV_H
#include "scan.h"
