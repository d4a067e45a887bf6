/// The description of the interface for programs, as OpenAPI 3.1.
enum OpenAPI {
  static let document = #"""
    {
     "openapi": "3.1.0",
     "info": {
      "title": "Lineup",
      "version": "1",
      "summary": "A television guide for programs.",
      "description": "Times are RFC 3339 in UTC; as parameters also seconds since 1970.",
      "license": {"name": "MIT", "identifier": "MIT"}
     },
     "servers": [{"url": "/"}],
     "security": [{"token": []}],
     "paths": {
      "/api/channels": {
       "get": {
        "operationId": "listChannels",
        "summary": "The rows of the guide, in their order",
        "parameters": [
         {"$ref": "#/components/parameters/limit"},
         {"$ref": "#/components/parameters/after"},
         {
          "name": "hidden",
          "in": "query",
          "required": false,
          "description": "Whether hidden ones are wanted, too.",
          "schema": {"type": "boolean"}
         },
         {"$ref": "#/components/parameters/IfNoneMatch"}
        ],
        "responses": {
         "200": {
          "description": "The document.",
          "headers": {"ETag": {"$ref": "#/components/headers/ETag"}},
          "content": {
           "application/json": {
            "schema": {
             "type": "object",
             "required": ["items"],
             "properties": {
              "items": {"type": "array", "items": {"$ref": "#/components/schemas/Channel"}},
              "next": {"type": "string", "description": "The address of the next page; missing on the last."}
             }
            }
           }
          }
         },
         "304": {"description": "Not modified: the version that If-None-Match names is current."},
         "400": {"$ref": "#/components/responses/BadParameter"},
         "503": {"$ref": "#/components/responses/Unavailable"},
         "401": {"$ref": "#/components/responses/Unauthorized"}
        }
       }
      },
      "/api/channels/{key}": {
       "parameters": [
        {
         "name": "key",
         "in": "path",
         "required": true,
         "description": "A channel's key.",
         "schema": {"type": "integer", "minimum": 1, "maximum": 2147483647}
        }
       ],
       "get": {
        "operationId": "getChannel",
        "summary": "One channel",
        "parameters": [{"$ref": "#/components/parameters/IfNoneMatch"}],
        "responses": {
         "200": {
          "description": "The document.",
          "headers": {"ETag": {"$ref": "#/components/headers/ETag"}},
          "content": {"application/json": {"schema": {"$ref": "#/components/schemas/Channel"}}}
         },
         "304": {"description": "Not modified: the version that If-None-Match names is current."},
         "400": {"$ref": "#/components/responses/BadParameter"},
         "503": {"$ref": "#/components/responses/Unavailable"},
         "404": {"$ref": "#/components/responses/NotFound"},
         "401": {"$ref": "#/components/responses/Unauthorized"}
        }
       }
      },
      "/api/airings": {
       "get": {
        "operationId": "listAirings",
        "summary": "What is on some channels, one after the other, each by start",
        "parameters": [
         {
          "name": "channel",
          "in": "query",
          "required": true,
          "description": "Keys of channels, separated by commas or repeated.",
          "schema": {
           "type": "array",
           "items": {"type": "integer", "minimum": 1, "maximum": 2147483647},
           "minItems": 1,
           "maxItems": 50
          },
          "style": "form",
          "explode": false
         },
         {"$ref": "#/components/parameters/from"},
         {"$ref": "#/components/parameters/to"},
         {"$ref": "#/components/parameters/limit"},
         {
          "name": "after",
          "in": "query",
          "required": false,
          "description": "The id of the last airing of the page before.",
          "schema": {"type": "string", "maxLength": 60}
         },
         {"$ref": "#/components/parameters/IfNoneMatch"}
        ],
        "responses": {
         "200": {
          "description": "The document.",
          "headers": {"ETag": {"$ref": "#/components/headers/ETag"}},
          "content": {
           "application/json": {
            "schema": {
             "type": "object",
             "required": ["items"],
             "properties": {
              "items": {"type": "array", "items": {"$ref": "#/components/schemas/Airing"}},
              "next": {"type": "string", "description": "The address of the next page; missing on the last."}
             }
            }
           }
          }
         },
         "304": {"description": "Not modified: the version that If-None-Match names is current."},
         "400": {"$ref": "#/components/responses/BadParameter"},
         "503": {"$ref": "#/components/responses/Unavailable"},
         "404": {"$ref": "#/components/responses/NotFound"},
         "401": {"$ref": "#/components/responses/Unauthorized"}
        }
       }
      },
      "/api/airings/{id}": {
       "parameters": [
        {
         "name": "id",
         "in": "path",
         "required": true,
         "description": "An airing's id.",
         "schema": {"type": "string", "pattern": "^[0-9]+\\.[0-9]+\\.[0-9]+\\.[0-9]+$"}
        }
       ],
       "get": {
        "operationId": "getAiring",
        "summary": "An airing with all that its feed said",
        "parameters": [{"$ref": "#/components/parameters/IfNoneMatch"}],
        "responses": {
         "200": {
          "description": "The document.",
          "headers": {"ETag": {"$ref": "#/components/headers/ETag"}},
          "content": {"application/json": {"schema": {"$ref": "#/components/schemas/Programme"}}}
         },
         "304": {"description": "Not modified: the version that If-None-Match names is current."},
         "400": {"$ref": "#/components/responses/BadParameter"},
         "503": {"$ref": "#/components/responses/Unavailable"},
         "404": {"$ref": "#/components/responses/NotFound"},
         "401": {"$ref": "#/components/responses/Unauthorized"}
        }
       }
      },
      "/api/airings/{id}.ics": {
       "parameters": [
        {
         "name": "id",
         "in": "path",
         "required": true,
         "description": "An airing's id.",
         "schema": {"type": "string", "pattern": "^[0-9]+\\.[0-9]+\\.[0-9]+\\.[0-9]+$"}
        }
       ],
       "get": {
        "operationId": "getAiringCalendar",
        "summary": "An airing as a calendar file",
        "parameters": [{"$ref": "#/components/parameters/IfNoneMatch"}],
        "responses": {
         "200": {
          "description": "The document.",
          "headers": {"ETag": {"$ref": "#/components/headers/ETag"}},
          "content": {"text/calendar": {"schema": {"type": "string"}}}
         },
         "304": {"description": "Not modified: the version that If-None-Match names is current."},
         "400": {"$ref": "#/components/responses/BadParameter"},
         "503": {"$ref": "#/components/responses/Unavailable"},
         "404": {"$ref": "#/components/responses/NotFound"},
         "401": {"$ref": "#/components/responses/Unauthorized"}
        }
       }
      },
      "/api/now": {
       "get": {
        "operationId": "listNow",
        "summary": "What is on, and what comes next, on each row",
        "parameters": [
         {
          "name": "at",
          "in": "query",
          "required": false,
          "description": "When; now, if it is missing.",
          "schema": {
           "anyOf": [
            {"type": "string", "format": "date-time"},
            {"type": "integer", "minimum": 0, "maximum": 17179869183}
           ]
          }
         },
         {"$ref": "#/components/parameters/limit"},
         {"$ref": "#/components/parameters/after"},
         {"$ref": "#/components/parameters/IfNoneMatch"}
        ],
        "responses": {
         "200": {
          "description": "The document.",
          "headers": {"ETag": {"$ref": "#/components/headers/ETag"}},
          "content": {
           "application/json": {
            "schema": {
             "type": "object",
             "required": ["items"],
             "properties": {
              "items": {"type": "array", "items": {"$ref": "#/components/schemas/Now"}},
              "next": {"type": "string", "description": "The address of the next page; missing on the last."}
             }
            }
           }
          }
         },
         "304": {"description": "Not modified: the version that If-None-Match names is current."},
         "400": {"$ref": "#/components/responses/BadParameter"},
         "503": {"$ref": "#/components/responses/Unavailable"},
         "401": {"$ref": "#/components/responses/Unauthorized"}
        }
       }
      },
      "/api/search": {
       "get": {
        "operationId": "search",
        "summary": "Airings by words, people and filters in words",
        "parameters": [
         {
          "name": "q",
          "in": "query",
          "required": true,
          "description": "As in the search field: film >90min tonight.",
          "schema": {"type": "string", "minLength": 1, "maxLength": 256}
         },
         {
          "name": "at",
          "in": "query",
          "required": false,
          "description": "What counts as now.",
          "schema": {
           "anyOf": [
            {"type": "string", "format": "date-time"},
            {"type": "integer", "minimum": 0, "maximum": 17179869183}
           ]
          }
         },
         {
          "name": "limit",
          "in": "query",
          "required": false,
          "description": "Airings of each group at most.",
          "schema": {"type": "integer", "minimum": 1, "maximum": 200, "default": 50}
         },
         {
          "name": "channel",
          "in": "query",
          "required": false,
          "description": "Keys of channels, separated by commas or repeated.",
          "schema": {
           "type": "array",
           "items": {"type": "integer", "minimum": 1, "maximum": 2147483647},
           "minItems": 1,
           "maxItems": 200
          },
          "style": "form",
          "explode": false
         },
         {"$ref": "#/components/parameters/IfNoneMatch"}
        ],
        "responses": {
         "200": {
          "description": "The document.",
          "headers": {"ETag": {"$ref": "#/components/headers/ETag"}},
          "content": {"application/json": {"schema": {"$ref": "#/components/schemas/Search"}}}
         },
         "304": {"description": "Not modified: the version that If-None-Match names is current."},
         "400": {"$ref": "#/components/responses/BadParameter"},
         "503": {"$ref": "#/components/responses/Unavailable"},
         "401": {"$ref": "#/components/responses/Unauthorized"}
        }
       }
      },
      "/api/reminders": {
       "get": {
        "operationId": "listReminders",
        "summary": "Reminders, by start",
        "parameters": [{"$ref": "#/components/parameters/IfNoneMatch"}],
        "responses": {
         "200": {
          "description": "The document.",
          "headers": {"ETag": {"$ref": "#/components/headers/ETag"}},
          "content": {
           "application/json": {
            "schema": {
             "type": "object",
             "required": ["items"],
             "properties": {
              "items": {"type": "array", "items": {"$ref": "#/components/schemas/Reminder"}},
              "next": {"type": "string", "description": "The address of the next page; missing on the last."}
             }
            }
           }
          }
         },
         "304": {"description": "Not modified: the version that If-None-Match names is current."},
         "400": {"$ref": "#/components/responses/BadParameter"},
         "503": {"$ref": "#/components/responses/Unavailable"},
         "401": {"$ref": "#/components/responses/Unauthorized"}
        }
       },
       "post": {
        "operationId": "makeReminder",
        "summary": "A reminder of an airing",
        "security": [{"owner": []}],
        "requestBody": {
         "required": true,
         "content": {"application/json": {"schema": {"$ref": "#/components/schemas/NewReminder"}}}
        },
        "responses": {
         "201": {
          "description": "It is made.",
          "headers": {"Location": {"schema": {"type": "string"}, "description": "Where it is deleted."}},
          "content": {
           "application/json": {"schema": {"type": "object", "required": ["rule"], "properties": {"rule": {"type": "integer"}}}}
          }
         },
         "400": {
          "description": "A parameter is unknown.",
          "content": {"application/problem+json": {"schema": {"$ref": "#/components/schemas/Problem"}}}
         },
         "403": {"$ref": "#/components/responses/Forbidden"},
         "404": {
          "description": "There is no such airing.",
          "content": {"application/problem+json": {"schema": {"$ref": "#/components/schemas/Problem"}}}
         },
         "413": {
          "description": "The body is too long.",
          "content": {"application/problem+json": {"schema": {"$ref": "#/components/schemas/Problem"}}}
         },
         "415": {
          "description": "The body is not JSON.",
          "content": {"application/problem+json": {"schema": {"$ref": "#/components/schemas/Problem"}}}
         },
         "422": {
          "description": "The body does not say what is needed, or the airing is over.",
          "content": {"application/problem+json": {"schema": {"$ref": "#/components/schemas/Problem"}}}
         },
         "503": {
          "description": "The guide cannot be written now.",
          "content": {"application/problem+json": {"schema": {"$ref": "#/components/schemas/Problem"}}}
         },
         "401": {"$ref": "#/components/responses/Unauthorized"}
        }
       }
      },
      "/api/reminders/{rule}": {
       "parameters": [
        {
         "name": "rule",
         "in": "path",
         "required": true,
         "description": "The number of a rule.",
         "schema": {"type": "integer", "minimum": 1}
        }
       ],
       "delete": {
        "operationId": "deleteReminder",
        "summary": "No reminder any more",
        "security": [{"owner": []}],
        "responses": {
         "204": {"description": "It is gone."},
         "403": {"$ref": "#/components/responses/Forbidden"},
         "404": {"$ref": "#/components/responses/NotFound"},
         "503": {
          "description": "The guide cannot be written now.",
          "content": {"application/problem+json": {"schema": {"$ref": "#/components/schemas/Problem"}}}
         },
         "401": {"$ref": "#/components/responses/Unauthorized"}
        }
       }
      },
      "/api/guide.xml": {
       "get": {
        "operationId": "getXMLTV",
        "summary": "XMLTV",
        "parameters": [
         {
          "name": "channel",
          "in": "query",
          "required": false,
          "description": "Keys of channels, separated by commas or repeated.",
          "schema": {
           "type": "array",
           "items": {"type": "integer", "minimum": 1, "maximum": 2147483647},
           "minItems": 1,
           "maxItems": 200
          },
          "style": "form",
          "explode": false
         },
         {"$ref": "#/components/parameters/from"},
         {"$ref": "#/components/parameters/to"},
         {"$ref": "#/components/parameters/IfNoneMatch"}
        ],
        "responses": {
         "200": {
          "description": "The document.",
          "headers": {"ETag": {"$ref": "#/components/headers/ETag"}},
          "content": {"application/xml": {"schema": {"type": "string"}}}
         },
         "304": {"description": "Not modified: the version that If-None-Match names is current."},
         "400": {"$ref": "#/components/responses/BadParameter"},
         "503": {"$ref": "#/components/responses/Unavailable"},
         "413": {"$ref": "#/components/responses/TooLarge"},
         "401": {"$ref": "#/components/responses/Unauthorized"}
        }
       }
      },
      "/api/guide.ics": {
       "get": {
        "operationId": "getCalendar",
        "summary": "iCalendar",
        "parameters": [
         {
          "name": "channel",
          "in": "query",
          "required": false,
          "description": "Keys of channels, separated by commas or repeated.",
          "schema": {
           "type": "array",
           "items": {"type": "integer", "minimum": 1, "maximum": 2147483647},
           "minItems": 1,
           "maxItems": 200
          },
          "style": "form",
          "explode": false
         },
         {"$ref": "#/components/parameters/from"},
         {"$ref": "#/components/parameters/to"},
         {"$ref": "#/components/parameters/IfNoneMatch"}
        ],
        "responses": {
         "200": {
          "description": "The document.",
          "headers": {"ETag": {"$ref": "#/components/headers/ETag"}},
          "content": {"text/calendar": {"schema": {"type": "string"}}}
         },
         "304": {"description": "Not modified: the version that If-None-Match names is current."},
         "400": {"$ref": "#/components/responses/BadParameter"},
         "503": {"$ref": "#/components/responses/Unavailable"},
         "413": {"$ref": "#/components/responses/TooLarge"},
         "401": {"$ref": "#/components/responses/Unauthorized"}
        }
       }
      },
      "/api/channels.m3u": {
       "get": {
        "operationId": "getPlaylist",
        "summary": "M3U; addresses are for the owner",
        "parameters": [{"$ref": "#/components/parameters/IfNoneMatch"}],
        "responses": {
         "200": {
          "description": "The document.",
          "headers": {"ETag": {"$ref": "#/components/headers/ETag"}},
          "content": {"audio/x-mpegurl": {"schema": {"type": "string"}}}
         },
         "304": {"description": "Not modified: the version that If-None-Match names is current."},
         "400": {"$ref": "#/components/responses/BadParameter"},
         "503": {"$ref": "#/components/responses/Unavailable"},
         "413": {"$ref": "#/components/responses/TooLarge"},
         "401": {"$ref": "#/components/responses/Unauthorized"}
        }
       }
      },
      "/api/openapi.json": {
       "get": {
        "operationId": "getDescription",
        "summary": "This description",
        "parameters": [{"$ref": "#/components/parameters/IfNoneMatch"}],
        "responses": {
         "200": {
          "description": "The document.",
          "headers": {"ETag": {"$ref": "#/components/headers/ETag"}},
          "content": {"application/json": {"schema": {"type": "object"}}}
         },
         "304": {"description": "Not modified: the version that If-None-Match names is current."},
         "400": {"$ref": "#/components/responses/BadParameter"},
         "503": {"$ref": "#/components/responses/Unavailable"},
         "401": {"$ref": "#/components/responses/Unauthorized"}
        }
       }
      }
     },
     "components": {
      "securitySchemes": {
       "token": {
        "type": "http",
        "scheme": "bearer",
        "description": "The token that the server printed, or what the server before this one asks for."
       },
       "owner": {"type": "http", "scheme": "bearer", "description": "The owner's token."}
      },
      "schemas": {
       "Channel": {
        "type": "object",
        "required": ["key", "id", "name", "number", "logo", "groups", "hidden"],
        "properties": {
         "key": {"type": "integer"},
         "id": {"type": "string"},
         "name": {"type": "string"},
         "number": {"type": "string"},
         "logo": {"type": "string"},
         "groups": {"type": "array", "items": {"type": "string"}},
         "hidden": {"type": "boolean"}
        }
       },
       "Airing": {
        "type": "object",
        "required": [
         "id",
         "channel",
         "start",
         "stop",
         "title",
         "subtitle",
         "summary",
         "isNew",
         "isRepeat",
         "isLive",
         "isFilm"
        ],
        "properties": {
         "id": {"type": "string"},
         "channel": {"type": "integer"},
         "start": {"type": "string", "format": "date-time", "pattern": "Z$"},
         "stop": {"type": "string", "format": "date-time", "pattern": "Z$"},
         "title": {"type": "string"},
         "subtitle": {"type": "string"},
         "summary": {"type": "string"},
         "genre": {"type": "string"},
         "isNew": {"type": "boolean"},
         "isRepeat": {"type": "boolean"},
         "isLive": {"type": "boolean"},
         "isFilm": {"type": "boolean"}
        }
       },
       "Programme": {
        "type": "object",
        "required": ["airing", "description", "categories", "keywords", "episode", "date", "people", "ratings"],
        "properties": {
         "airing": {"$ref": "#/components/schemas/Airing"},
         "description": {"type": "string"},
         "categories": {"type": "array", "items": {"type": "string"}},
         "keywords": {"type": "array", "items": {"type": "string"}},
         "episode": {"type": "string"},
         "date": {"type": "string"},
         "people": {
          "type": "array",
          "items": {
           "type": "object",
           "required": ["job", "name", "role"],
           "properties": {"job": {"type": "string"}, "name": {"type": "string"}, "role": {"type": "string"}}
          }
         },
         "ratings": {"type": "array", "items": {"type": "string"}}
        }
       },
       "Now": {
        "type": "object",
        "required": ["channel", "name"],
        "properties": {
         "channel": {"type": "integer"},
         "name": {"type": "string"},
         "now": {"$ref": "#/components/schemas/Airing"},
         "next": {"$ref": "#/components/schemas/Airing"}
        }
       },
       "Search": {
        "type": "object",
        "required": ["onNow", "upcoming", "past", "total", "indexedPart", "filters"],
        "properties": {
         "onNow": {
          "type": "array",
          "items": {
           "type": "object",
           "required": ["airing", "passage"],
           "properties": {"airing": {"$ref": "#/components/schemas/Airing"}, "passage": {"type": "string"}}
          }
         },
         "upcoming": {
          "type": "array",
          "items": {
           "type": "object",
           "required": ["airing", "passage"],
           "properties": {"airing": {"$ref": "#/components/schemas/Airing"}, "passage": {"type": "string"}}
          }
         },
         "past": {
          "type": "array",
          "items": {
           "type": "object",
           "required": ["airing", "passage"],
           "properties": {"airing": {"$ref": "#/components/schemas/Airing"}, "passage": {"type": "string"}}
          }
         },
         "total": {"type": "integer"},
         "indexedPart": {"type": "number", "minimum": 0, "maximum": 1},
         "filters": {"type": "array", "items": {"type": "string"}}
        }
       },
       "Reminder": {
        "type": "object",
        "required": ["id", "rule", "channel", "channelName", "start", "stop", "title", "subtitle", "lead", "state"],
        "properties": {
         "id": {"type": "integer"},
         "rule": {"type": "integer"},
         "channel": {"type": "integer"},
         "channelName": {"type": "string"},
         "start": {"type": "string", "format": "date-time", "pattern": "Z$"},
         "stop": {"type": "string", "format": "date-time", "pattern": "Z$"},
         "title": {"type": "string"},
         "subtitle": {"type": "string"},
         "lead": {"type": "integer", "description": "Seconds before the start."},
         "state": {"enum": ["waiting", "given", "snoozed", "done", "missed"]}
        }
       },
       "NewReminder": {
        "type": "object",
        "required": ["airing"],
        "properties": {
         "airing": {"type": "string", "description": "An airing's id."},
         "lead": {
          "type": "integer",
          "minimum": 0,
          "maximum": 1440,
          "description": "Minutes before the start; the guide's setting, if it is missing."
         }
        }
       },
       "Problem": {
        "type": "object",
        "required": ["type", "title", "status", "detail"],
        "properties": {
         "type": {"type": "string"},
         "title": {"type": "string"},
         "status": {"type": "integer"},
         "detail": {"type": "string"},
         "parameter": {"type": "string"}
        }
       }
      },
      "headers": {"ETag": {"description": "Changes with the answer.", "schema": {"type": "string"}}},
      "responses": {
       "BadParameter": {
        "description": "A parameter is wrong or unknown.",
        "content": {"application/problem+json": {"schema": {"$ref": "#/components/schemas/Problem"}}}
       },
       "Unavailable": {
        "description": "The guide cannot be read now.",
        "content": {"application/problem+json": {"schema": {"$ref": "#/components/schemas/Problem"}}}
       },
       "NotFound": {
        "description": "There is none.",
        "content": {"application/problem+json": {"schema": {"$ref": "#/components/schemas/Problem"}}}
       },
       "Forbidden": {
        "description": "Only the owner may.",
        "content": {"application/problem+json": {"schema": {"$ref": "#/components/schemas/Problem"}}}
       },
       "TooLarge": {
        "description": "It would be too large.",
        "content": {"application/problem+json": {"schema": {"$ref": "#/components/schemas/Problem"}}}
       },
       "Unauthorized": {"description": "The token is missing or wrong."}
      },
      "parameters": {
       "IfNoneMatch": {
        "name": "If-None-Match",
        "in": "header",
        "required": false,
        "description": "ETags of answers that are there.",
        "schema": {"type": "string"}
       },
       "limit": {
        "name": "limit",
        "in": "query",
        "required": false,
        "description": "Items of a page at most.",
        "schema": {"type": "integer", "minimum": 1, "maximum": 500, "default": 100}
       },
       "after": {
        "name": "after",
        "in": "query",
        "required": false,
        "description": "The key of the last channel of the page before.",
        "schema": {"type": "integer", "minimum": 0, "maximum": 2147483647}
       },
       "from": {
        "name": "from",
        "in": "query",
        "required": false,
        "description": "From when; now, if it is missing.",
        "schema": {
         "anyOf": [
          {"type": "string", "format": "date-time"},
          {"type": "integer", "minimum": 0, "maximum": 17179869183}
         ]
        }
       },
       "to": {
        "name": "to",
        "in": "query",
        "required": false,
        "description": "Until when: later than 'from', by 31 days at most.",
        "schema": {
         "anyOf": [
          {"type": "string", "format": "date-time"},
          {"type": "integer", "minimum": 0, "maximum": 17179869183}
         ]
        }
       }
      }
     }
    }
    """#
}
