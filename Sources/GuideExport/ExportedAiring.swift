import GuideModel

/// An airing as it is written, with all that its feed said.
struct ExportedAiring {
  var airing: Airing
  var details: [UInt8]

  var tree: ElementTree { ElementTree(encoded: details) ?? ElementTree(name: "programme") }
  var programme: Programme { Programme(details: details) }
}
