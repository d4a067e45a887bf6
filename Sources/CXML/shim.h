// Debian builds libxml2 with ICU, whose headers clash with the ICU inside Foundation. Only the tail of
// `struct _xmlCharEncodingHandler`, which is never touched from here, depends on it.
#include <libxml/xmlversion.h>
#undef LIBXML_ICU_ENABLED
#include <libxml/parser.h>
#include <libxml/parserInternals.h>
#include <libxml/HTMLparser.h>
#include <libxml/SAX2.h>
#include <libxml/xmlerror.h>
#include "scan.h"
