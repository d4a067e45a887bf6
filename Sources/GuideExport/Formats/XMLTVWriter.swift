import Foundation
import GuideModel

/// Writes XMLTV: everything the feeds say, with the times as shown. Importing it results in the same guide.
struct XMLTVWriter: ExportWriter {
  private let times = ExportTimes(timeZone: .gmt)

  mutating func start(_ file: ExportFile) throws {
    try file.write(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE tv SYSTEM "xmltv.dtd">
      <tv generator-info-name="Lineup">\n
      """)
  }

  mutating func channel(_ channel: ExportedChannel, _ file: ExportFile) throws {
    let own = channel.channel
    var tree = channel.details.map(AddressPrivacy.withoutUsers) ?? ElementTree(name: "channel")
    tree.attributes.removeAll { $0.name == "id" }
    tree.attributes.insert(ElementTree.Attribute(name: "id", value: channel.id), at: 0)
    func text(_ name: String, _ text: String) -> ElementTree.Node {
      .element(ElementTree(name: name, content: [.text(text)]))
    }
    let names = tree.children.filter { $0.name == "display-name" }.map(\.text)
    // The owner's name, or the playlist's, comes first, because readers use the first.
    if own.customName != nil || names.isEmpty { tree.content.insert(text("display-name", own.name), at: 0) }
    if !own.number.isEmpty, !names.contains(own.number), tree.first("lcn") == nil {
      tree.content.append(text("lcn", own.number))
    }
    if !own.iconURL.isEmpty, tree.first("icon") == nil {
      let source = ElementTree.Attribute(name: "src", value: AddressPrivacy.withoutUser(own.iconURL))
      tree.content.append(.element(ElementTree(name: "icon", attributes: [source])))
    }
    try file.write("  \(XMLText.element(tree))\n")
  }

  mutating func airing(_ airing: ExportedAiring, on channel: ExportedChannel, _ file: ExportFile) throws {
    let tree = AddressPrivacy.withoutUsers(airing.tree)
    let taken: Set = ["start", "stop", "channel"]
    let attributes = [
      ElementTree.Attribute(name: "start", value: times.xmltv(airing.airing.start)),
      ElementTree.Attribute(name: "stop", value: times.xmltv(airing.airing.stop)),
      ElementTree.Attribute(name: "channel", value: channel.id),
    ]
    let others = tree.attributes.filter { !taken.contains($0.name) }
    try file.write(
      "  <programme\(XMLText.attributes(attributes + others))>\(XMLText.content(tree))</programme>\n")
  }

  mutating func finish(_ file: ExportFile) throws { try file.write("</tv>\n") }
}
