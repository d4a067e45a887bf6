import GuideModel

/// The texts of the window's bars, views and states, in one place.
enum ShellWords {
  // Bar
  static var menu: String { localized("Menu") }
  static var search: String { localized("Search") }
  static var searchPlaceholder: String { localized("Search programmes") }
  static var cancel: String { localized("Cancel") }
  static var close: String { localized("Close") }
  static var views: String { localized("Views") }
  static var gridView: String { localized("Guide") }
  static var onNowView: String { localized("On now") }
  static var viewOptions: String { localized("View options") }
  static var channels: String { localized("Channels…") }
  static var reminders: String { localized("Reminders…") }
  static var sources: String { localized("Sources…") }
  static var settings: String { localized("Settings…") }
  static var keys: String { localized("Keyboard shortcuts") }
  static var fullScreen: String { localized("Full screen") }
  static var zoomIn: String { localized("Zoom in") }
  static var zoomOut: String { localized("Zoom out") }
  static var normalZoom: String { localized("Normal size") }
  static var sortBy: String { localized("Sort channels by") }
  static var showEmpty: String { localized("Show channels without programmes") }
  static var primeTime: String { localized("Evening begins at") }
  static var timeDown: String { localized("Channels side by side") }
  static var density: String { localized("Density") }
  static var genres: String { localized("Genres and their colours…") }

  static func title(of density: GuideSettings.Density) -> String {
    switch density {
    case .compact: localized("Compact")
    case .regular: localized("Regular")
    case .comfortable: localized("Comfortable")
    }
  }

  static func title(of order: GuideSettings.Order) -> String {
    switch order {
    case .own: localized("My order")
    case .number: localized("Number")
    case .name: localized("Name")
    case .feed: localized("Order of the guide")
    }
  }

  // Chips
  static var filters: String { localized("Show") }
  static var all: String { localized("All") }
  static var more: String { localized("More") }
  static var favourites: String { localized("Favourites") }

  // Days
  static var days: String { localized("Days") }
  static var today: String { localized("Today") }
  static var tonight: String { localized("Tonight") }
  static var evening: String { localized("Evening") }
  static var morning: String { localized("Morning") }
  static var noon: String { localized("Noon") }
  static var now: String { localized("Now") }
  static var goToNow: String { localized("Go to now") }
  static var chooseDay: String { localized("Choose a day") }

  // Rows
  static func folded(_ count: Int) -> String {
    localized("\(count) channels without programmes")
  }
  static var showFolded: String { localized("Show them") }

  // Search
  static var onNow: String { localized("On now") }
  static var upcoming: String { localized("Upcoming") }
  static var past: String { localized("Past") }
  static var results: String { localized("Search results") }
  static var saveSearch: String { localized("Save search") }
  static var saveSearchTitle: String { localized("Save search as") }
  static var save: String { localized("Save") }
  static var searchHint: String { localized("Search titles, episodes, descriptions and people") }
  static var searching: String { localized("Searching…") }
  static func nothingFound(_ text: String) -> String { localized("Nothing found for “\(text)”") }
  static var nothingFoundAdvice: String { localized("Try fewer words, or another spelling.") }
  static func searchFailed(_ reason: String) -> String { localized("The search failed: \(reason)") }
  static func indexing(_ percent: Int) -> String {
    localized("The search index is \(percent) % complete, so there may be more results.")
  }
  static func found(_ count: Int) -> String { localized("\(count) airings") }

  // Views
  static func until(_ time: String) -> String { localized("until \(time)") }
  static var nothingOn: String { localized("No programme") }
  static var nothingOnAdvice: String {
    localized("Nothing is on these channels now, and no upcoming programmes are known.")
  }
  static var back: String { localized("Back") }
  static var nothingThatDay: String { localized("No programmes on this day") }

  // States
  static var empty: String { localized("There is nothing in this guide yet") }
  static var emptyAdvice: String { localized("Import a feed: lineup import FILE or URL") }
  static var emptyAdviceWithButton: String { localized("Add a guide by its address or from a file.") }
  static var loading: String { localized("Reading the guide…") }
  static var allHidden: String { localized("All channels are hidden") }
  static var allHiddenAdvice: String { localized("Show them again, or choose the ones you want.") }
  static func emptyList(_ name: String) -> String { localized("No channels in “\(name)” yet") }
  static var emptyListAdvice: String { localized("Star a channel to add it here.") }
  static func nothingInFilter(_ name: String) -> String { localized("Nothing for “\(name)” on this day") }
  static var nothingInFilterAdvice: String { localized("Choose another day, or show everything.") }
  static var failed: String { localized("The guide cannot be read") }
  static var demo: String { localized("This is a demo.") }
  static var addGuide: String { localized("Add your guide") }
  static func ended(_ day: String) -> String { localized("This guide ended on \(day).") }
  static var refresh: String { localized("Refresh") }
  static var importNewer: String { localized("Import a newer feed.") }
  static func failing(_ source: String, _ reason: String) -> String {
    localized("“\(source)” could not be refreshed: \(reason)")
  }
  static var showSources: String { localized("Sources") }

  static func title(of way: GuideStateView.Content.Way) -> String {
    switch way {
    case .addGuide: addGuide
    case .showAllChannels: localized("Show all channels")
    case .chooseChannels: localized("Choose channels")
    case .showEverything: localized("Show everything")
    case .showGrid, .showGuide: localized("Show the guide")
    case .remindOfSearch: localized("Remind me when it is on")
    case .tryAgain: localized("Try again")
    }
  }

  // Numbers
  static func channelNumber(_ typed: String) -> String { localized("Channel \(typed)") }
  static var noSuchChannel: String { localized("No such channel") }

  // Keys
  static var keyArrows: String { localized("From programme to programme; up from the first row to the bars") }
  static var keyEnter: String { localized("Open, press or select") }
  static var keyEscape: String { localized("Close, or go back") }
  static var keyTab: String { localized("The next part of the window") }
  static var keyDay: String { localized("Back or forward a day") }
  static var keyPage: String { localized("A page up or down") }
  static var keyHome: String { localized("Now, or the beginning of a list") }
  static var keyEnd: String { localized("To the last row") }
  static var keyDigits: String { localized("Go to the channel with that number") }
  static var keySearch: String { localized("Search") }
  static var keyZoom: String { localized("Show more or less time") }
  static var keyView: String { localized("Guide, or On now") }
  static var keyWatch: String { localized("Play; with Shift from the beginning") }
  static var keyFavourite: String { localized("Add the channel to favourites, or remove it") }
  static var keyChannels: String { localized("Choose and sort channels") }
  static var keyChannelDay: String { localized("The channel’s whole day") }
  static var keyRemind: String { localized("Set or remove a reminder; with Shift for repeats") }
  static var keyMenu: String { localized("Context menu of the focused item; also Shift F10") }
}
