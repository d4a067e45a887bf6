/// The words of the demo guide. Names of channels and places are invented; no person is named.
enum DemoWords {
  static let channelNames = [
    "Juniper", "Lantern", "Cobalt", "Marigold", "Quillon", "Brambly", "Saltmarsh", "Tamarack", "Kestrelle", "Ovalette",
    "Pennywort", "Larkhaven", "Thistledown", "Moonbrook", "Copperline", "Fernhollow", "Greywether", "Halcyonne",
    "Ironwood", "Jadewater", "Longacre", "Meadowlight", "Northgale", "Oakfathom", "Palewood", "Ravensmere",
    "Silverfen", "Umberly", "Violetta", "Willowick", "Yarrowfield", "Zephyrine", "Amberlode", "Birchmoor", "Cloudberry",
    "Duskwater", "Emberglen",
  ]

  static func bytes(_ words: [String]) -> [[UInt8]] { words.map { Array($0.utf8) } }

  static let adjectives = bytes([
    "Silent", "Golden", "Crooked", "Distant", "Broken", "Hidden", "Northern", "Second", "Winter", "Glass", "Paper",
    "Hollow", "Restless", "Borrowed", "Early", "Scarlet", "Quiet", "Last", "Salt", "Wandering",
  ])
  static let nouns = bytes([
    "Harbour", "Orchard", "Lighthouse", "Verdict", "Crossing", "Garden", "Inheritance", "Station", "Compass", "River",
    "Ledger", "Bridge", "Promise", "Island", "Witness", "Observatory", "Bakery", "Valley", "Signal", "Café Aurora",
  ])
  static let places = bytes([
    "Port Ellery", "Stonebeck", "the Vale of Orrin", "Tarn Quay", "Lower Hazelby", "the Skerry Isles", "Aldermoor",
    "Kvistholm", "San Bruvio", "Montelarre",
  ])
  static let trades = bytes([
    "a lighthouse keeper", "a retired judge", "a travelling clockmaker", "the new vet", "a young baker",
    "an old sea captain",
    "the village doctor", "a night nurse", "a map maker", "the piano teacher",
  ])
  static let events = bytes([
    "finds a letter that was never meant to be read", "has one night to put things right",
    "comes home to a town that has forgotten nothing", "takes in a stranger with a story that does not add up",
    "learns what the neighbours have been hiding", "must choose between the harbour and the hills",
    "follows a trail of unpaid bills to an unlikely place", "agrees to a wager and regrets it by breakfast",
    "is offered a second chance and a very small boat",
    "discovers that the clock in the square has been right all along",
  ])
  static let closings = bytes([
    " Meanwhile, an unexpected visitor brings news from the coast, and nobody is quite sure whom to believe.",
    " As the storm closes in, old friends turn out to have long memories and short tempers.",
    " With the festival only two days away, there is little time left and even less money.",
    " A walk along the old railway line changes everything, though not in the way anybody had planned.",
    " By evening the whole street knows, and by morning the whole county.",
    " It would all be simpler if the telephone did not keep ringing.",
  ])
  static let subjects = bytes([
    "tides", "moss", "owls", "stone bridges", "glaciers", "bees", "salt roads", "clockmakers", "deep lakes",
    "canal boats", "wild horses", "paper mills",
  ])
  static let sports = bytes([
    "Football", "Handball", "Cycling", "Tennis", "Rowing", "Athletics", "Ice Hockey", "Volleyball", "Sailing", "Chess",
  ])
  static let dishes = bytes([
    "Bread", "Soups", "Dumplings", "Pickles", "Pies", "Roots and Greens", "Noodles", "Berries", "Cheese", "Leftovers",
  ])
  static let sounds = bytes([
    "Strings", "Brass at Noon", "Late Jazz", "Choir Hour", "Folk Roads", "Small Stages", "The Piano Room",
    "Drum Circle",
  ])
}
