import Foundation

/// Writes tags as a packet of XMP.
enum XMPWriter {
  static func packet(_ tags: [CGImageMetadataTag]) -> Data {
    var namespaces: [String: String] = [:]
    collect(tags, into: &namespaces)
    var text = "<?xpacket begin=\"\u{FEFF}\" id=\"W5M0MpCehiHzreSzNTczkc9d\"?>\n"
    text += "<x:xmpmeta xmlns:x=\"adobe:ns:meta/\">\n<rdf:RDF xmlns:rdf=\"\(MetadataNamespaces.rdf)\">\n"
    text += "<rdf:Description rdf:about=\"\""
    for (prefix, namespace) in namespaces.sorted(by: { $0.key < $1.key }) {
      text += "\n xmlns:\(prefix)=\"\(escaped(namespace))\""
    }
    text += ">\n"
    for tag in tags { write(tag, as: "\(tag.prefix):\(tag.name)", to: &text) }
    text += "</rdf:Description>\n</rdf:RDF>\n</x:xmpmeta>\n<?xpacket end=\"w\"?>"
    return Data(text.utf8)
  }

  private static func collect(_ tags: [CGImageMetadataTag], into namespaces: inout [String: String]) {
    for tag in tags {
      if tag.prefix != "xml" { namespaces[tag.prefix] = tag.namespace }
      collect(tag.children, into: &namespaces)
      collect(tag.qualifiers, into: &namespaces)
    }
  }

  private static func write(_ tag: CGImageMetadataTag, as name: String, to text: inout String) {
    let others = tag.qualifiers.filter { $0.prefix != "xml" }
    let language = tag.language.map { " xml:lang=\"\(escaped($0))\"" } ?? ""
    switch tag.value {
    case .text(let value) where others.isEmpty: text += "<\(name)\(language)>\(escaped(value))</\(name)>\n"
    case .text(let value):
      text += "<\(name)\(language) rdf:parseType=\"Resource\">\n<rdf:value>\(escaped(value))</rdf:value>\n"
      for other in others { write(other, as: "\(other.prefix):\(other.name)", to: &text) }
      text += "</\(name)>\n"
    case .array(let elements):
      let kind: String
      switch tag.type {
      case .arrayUnordered: kind = "rdf:Bag"
      case .alternateArray, .alternateText: kind = "rdf:Alt"
      default: kind = "rdf:Seq"
      }
      text += "<\(name)>\n<\(kind)>\n"
      for element in elements { write(element, as: "rdf:li", to: &text) }
      text += "</\(kind)>\n</\(name)>\n"
    case .structure(let fields):
      text += "<\(name) rdf:parseType=\"Resource\">\n"
      for field in fields { write(field, as: "\(field.prefix):\(field.name)", to: &text) }
      text += "</\(name)>\n"
    }
  }

  private static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      // XML 1.0 has no other control characters.
      case _ where scalar.value < 0x20 && !["\t", "\n", "\r"].contains(scalar): break
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
