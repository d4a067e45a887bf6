"""Generates a client for an interface from its OpenAPI 3.1 description: client.py DESCRIPTION.json >client.py

There is one function for each operation. It checks its parameters and the answer against the description. Parameters
that the description does not name cannot be sent, and an answer that it does not describe is an error. Standard
library only.
"""

import json, sys

PRELUDE = '''"""Made from {title} {version}: do not edit."""

import json, re, urllib.error, urllib.parse, urllib.request

SCHEMAS = {schemas!r}


class Problem(Exception):
    def __init__(self, status, document):
        super().__init__(f"{{status}} {{document}}")
        self.status, self.document = status, document


def conforms(value, schema, at="answer"):
    """Raises where a value is not as a schema says, or has a member that it does not name."""
    if "$ref" in schema:
        return conforms(value, SCHEMAS[schema["$ref"].rsplit("/", 1)[1]], at)
    if "anyOf" in schema:
        for each in schema["anyOf"]:
            try:
                return conforms(value, each, at)
            except ValueError:
                pass
        raise ValueError(f"{{at}}: {{value!r}} is none of those")
    if "enum" in schema and value not in schema["enum"]:
        raise ValueError(f"{{at}}: {{value!r}} is none of {{schema['enum']}}")
    kind = schema.get("type")
    kinds = {{"object": dict, "array": list, "string": str, "boolean": bool, "integer": int, "number": (int, float)}}
    if kind and (not isinstance(value, kinds[kind]) or kind != "boolean" and isinstance(value, bool)):
        raise ValueError(f"{{at}}: {{value!r}} is no {{kind}}")
    if kind == "object":
        for name in schema.get("required", []):
            if name not in value:
                raise ValueError(f"{{at}}: '{{name}}' is missing")
        for name, each in value.items():
            if name not in schema.get("properties", {{}}):
                raise ValueError(f"{{at}}: '{{name}}' is not described")
            conforms(each, schema["properties"][name], at + "." + name)
    if kind == "array":
        if not schema.get("minItems", 0) <= len(value) <= schema.get("maxItems", len(value)):
            raise ValueError(f"{{at}}: {{len(value)}} items")
        for number, each in enumerate(value):
            conforms(each, schema["items"], f"{{at}}[{{number}}]")
    if kind in ("integer", "number") and not schema.get("minimum", value) <= value <= schema.get("maximum", value):
        raise ValueError(f"{{at}}: {{value}} is out of range")
    if kind == "string":
        if not schema.get("minLength", 0) <= len(value) <= schema.get("maxLength", len(value)):
            raise ValueError(f"{{at}}: a length of {{len(value)}}")
        if "pattern" in schema and not re.search(schema["pattern"], value):
            raise ValueError(f"{{at}}: {{value!r}} is not as {{schema['pattern']}}")
    return value


class Client:
    def __init__(self, base, token):
        self.base, self.token = base.rstrip("/"), token

    def _call(self, method, path, parameters, given, answers, body=None, type=None):
        query, headers, names = [], {{"Authorization": "Bearer " + self.token}}, {{}}
        for each in parameters:
            value = given.get(each["name"])
            if value is None:
                if each.get("required"):
                    raise TypeError(each["name"] + " is missing")
                continue
            conforms(value, each["schema"], each["name"])
            text = ",".join(map(str, value)) if isinstance(value, list) else str(value).lower() if isinstance(value, bool) else str(value)
            if each["in"] == "path":
                path = path.replace("{{" + each["name"] + "}}", urllib.parse.quote(text, safe=""))
            elif each["in"] == "header":
                headers[each["name"]] = text
            else:
                query.append((each["name"], text))
        address = self.base + path + ("?" + urllib.parse.urlencode(query) if query else "")
        data = None
        if body is not None:
            data, headers["Content-Type"] = json.dumps(conforms(body, type, "body")).encode(), "application/json"
        request = urllib.request.Request(address, data=data, method=method, headers=headers)
        try:
            answer = urllib.request.urlopen(request, timeout=30)
        except urllib.error.HTTPError as fault:
            answer = fault
        content = answer.read()
        if str(answer.status) not in answers:
            raise ValueError(f"{{answer.status}} is not described for {{method}} {{path}}")
        given_type = (answer.headers["Content-Type"] or "").split(";")[0]
        described = answers[str(answer.status)]
        if given_type and described and given_type not in described:
            raise ValueError(f"{{given_type}} is not described for {{answer.status}} of {{method}} {{path}}")
        value = json.loads(content) if given_type.endswith("json") else content.decode() if content else None
        if given_type in described:
            conforms(value, described[given_type])
        if answer.status >= 400:
            raise Problem(answer.status, value)
        self.headers = answer.headers
        return value
'''


def resolved(document, value):
    while "$ref" in value:
        part = document
        for name in value["$ref"].lstrip("#/").split("/"):
            part = part[name]
        value = part
    return value


def word(name):
    """The name of a parameter in Python."""
    name = "".join(letter if letter.isalnum() else "_" for letter in name).lower()
    return name + "_" if name in ("from", "in", "is", "not", "class") else name


def made(document):
    info = document["info"]
    lines = [PRELUDE.format(title=info["title"], version=info["version"], schemas=document["components"]["schemas"])]
    for path, item in document["paths"].items():
        for method in ("get", "post", "put", "delete"):
            if method not in item:
                continue
            operation = item[method]
            parameters = [resolved(document, each) for each in item.get("parameters", []) + operation.get("parameters", [])]
            answers = {}
            for status, answer in operation["responses"].items():
                content = resolved(document, answer).get("content", {})
                answers[status] = {type: each["schema"] for type, each in content.items()}
            body = operation.get("requestBody")
            arguments = [word(each["name"]) + ("" if each.get("required") else "=None")
                         for each in sorted(parameters, key=lambda each: not each.get("required"))]
            if body:
                arguments.insert(0, "body")
            given = ", ".join(f"{each['name']!r}: {word(each['name'])}" for each in parameters)
            lines.append(f"    def {operation['operationId']}(self, {', '.join(arguments)}):" if arguments
                         else f"    def {operation['operationId']}(self):")
            lines.append(f"        {operation['summary']!r}")
            rest = f", body, {body['content']['application/json']['schema']!r}" if body else ""
            lines.append(f"        return self._call({method.upper()!r}, {path!r}, {parameters!r}, {{{given}}}, {answers!r}{rest})\n")
    return "\n".join(lines)


if __name__ == "__main__":
    sys.stdout.write(made(json.load(open(sys.argv[1]))))
