/// Reviews of invented films, in the API's format, without names of reviewers.
enum SampleReviews {
  static let json = #"""
    {
     "status": "OK",
     "has_more": false,
     "num_results": 24,
     "results": [
      {
       "display_title": "The Cartographer's Daughter",
       "mpaa_rating": "PG-13",
       "critics_pick": 1,
       "byline": "",
       "headline": "A Map of Everything That Was Left Out",
       "summary_short": "In this patient, quietly devastating drama a retired surveyor and his daughter redraw the border village that both of them once fled, one disputed footpath at a time.",
       "publication_date": "2024-12-01",
       "opening_date": null,
       "date_updated": "2024-12-01 12:00:00",
       "link": {
        "type": "article",
        "url": "https://reviews.example/the-cartographer-s-daughter.html",
        "suggested_link_text": "Read the review of The Cartographer's Daughter"
       },
       "multimedia": {
        "type": "mediumThreeByTwo210",
        "src": "sample:/5",
        "height": 140,
        "width": 210
       }
      },
      {
       "display_title": "Nine Lamps",
       "mpaa_rating": "R",
       "critics_pick": 0,
       "byline": "",
       "headline": "When the Power Fails, the Talking Starts",
       "summary_short": "An ensemble of stranded commuters trades confessions by candlelight; the script has more ideas than the running time can hold.",
       "publication_date": "2024-11-08",
       "opening_date": null,
       "date_updated": "2024-11-08 12:00:00",
       "link": {
        "type": "article",
        "url": "https://reviews.example/nine-lamps.html",
        "suggested_link_text": "Read the review of Nine Lamps"
       },
       "multimedia": {
        "type": "mediumThreeByTwo210",
        "src": "sample:/18",
        "height": 140,
        "width": 210
       }
      },
      {
       "display_title": "Saltwater Algebra",
       "mpaa_rating": "PG",
       "critics_pick": 1,
       "byline": "",
       "headline": "Counting Waves",
       "summary_short": "A marine biologist who cannot swim teaches mathematics on a lighthouse ship. The sea has rarely looked so much like a blackboard.",
       "publication_date": "2024-10-15",
       "opening_date": null,
       "date_updated": "2024-10-15 12:00:00",
       "link": {
        "type": "article",
        "url": "https://reviews.example/saltwater-algebra.html",
        "suggested_link_text": "Read the review of Saltwater Algebra"
       },
       "multimedia": {
        "type": "mediumThreeByTwo210",
        "src": "sample:/31",
        "height": 140,
        "width": 210
       }
      },
      {
       "display_title": "Orchard of Static",
       "mpaa_rating": "R",
       "critics_pick": 0,
       "byline": "",
       "headline": "Voices Between the Stations",
       "summary_short": "A horror film about a radio repairman that is at its best when nothing at all can be heard.",
       "publication_date": "2024-09-22",
       "opening_date": null,
       "date_updated": "2024-09-22 12:00:00",
       "link": {
        "type": "article",
        "url": "https://reviews.example/orchard-of-static.html",
        "suggested_link_text": "Read the review of Orchard of Static"
       },
       "multimedia": {
        "type": "mediumThreeByTwo210",
        "src": "sample:/44",
        "height": 140,
        "width": 210
       }
      },
      {
       "display_title": "Grand Hotel Meridian",
       "mpaa_rating": "PG-13",
       "critics_pick": 0,
       "byline": "",
       "headline": "Checking Out Is the Hard Part",
       "summary_short": "Seven floors, seven decades, one bellboy: the conceit is lovely, the sixth floor drags.",
       "publication_date": "2024-08-02",
       "opening_date": null,
       "date_updated": "2024-08-02 12:00:00",
       "link": {
        "type": "article",
        "url": "https://reviews.example/grand-hotel-meridian.html",
        "suggested_link_text": "Read the review of Grand Hotel Meridian"
       },
       "multimedia": {
        "type": "mediumThreeByTwo210",
        "src": "sample:/57",
        "height": 140,
        "width": 210
       }
      },
      {
       "display_title": "Two Left Shoes",
       "mpaa_rating": "PG",
       "critics_pick": 0,
       "byline": "",
       "headline": "A Caper That Limps, Charmingly",
       "summary_short": "Mismatched pickpockets plan a robbery of a shoe museum in this slight, good-natured comedy.",
       "publication_date": "2024-07-09",
       "opening_date": null,
       "date_updated": "2024-07-09 12:00:00",
       "link": {
        "type": "article",
        "url": "https://reviews.example/two-left-shoes.html",
        "suggested_link_text": "Read the review of Two Left Shoes"
       },
       "multimedia": {
        "type": "mediumThreeByTwo210",
        "src": "sample:/70",
        "height": 140,
        "width": 210
       }
      },
      {
       "display_title": "The Weight of Feathers",
       "mpaa_rating": "R",
       "critics_pick": 1,
       "byline": "",
       "headline": "Falconry as a Love Language",
       "summary_short": "Shot almost without dialogue over four winters in the mountains, a debut of rare confidence that trusts a bird's eye more than any actor's monologue.",
       "publication_date": "2024-06-16",
       "opening_date": null,
       "date_updated": "2024-06-16 12:00:00",
       "link": {
        "type": "article",
        "url": "https://reviews.example/the-weight-of-feathers.html",
        "suggested_link_text": "Read the review of The Weight of Feathers"
       },
       "multimedia": {
        "type": "mediumThreeByTwo210",
        "src": "sample:/83",
        "height": 140,
        "width": 210
       }
      },
      {
       "display_title": "Understudy",
       "mpaa_rating": "PG-13",
       "critics_pick": 1,
       "byline": "",
       "headline": "Waiting in the Wings",
       "summary_short": "An actor who has prepared one role for twenty years finally gets to play it, and finds that everybody else has learned it, too.",
       "publication_date": "2024-05-23",
       "opening_date": null,
       "date_updated": "2024-05-23 12:00:00",
       "link": {
        "type": "article",
        "url": "https://reviews.example/understudy.html",
        "suggested_link_text": "Read the review of Understudy"
       },
       "multimedia": {
        "type": "mediumThreeByTwo210",
        "src": "sample:/96",
        "height": 140,
        "width": 210
       }
      },
      {
       "display_title": "Comet Season",
       "mpaa_rating": "G",
       "critics_pick": 0,
       "byline": "",
       "headline": "Look Up, Little One",
       "summary_short": "A gently drawn animation about a village of astronomers and the goat who discovers more than any of them.",
       "publication_date": "2024-04-03",
       "opening_date": null,
       "date_updated": "2024-04-03 12:00:00",
       "link": {
        "type": "article",
        "url": "https://reviews.example/comet-season.html",
        "suggested_link_text": "Read the review of Comet Season"
       },
       "multimedia": {
        "type": "mediumThreeByTwo210",
        "src": "sample:/109",
        "height": 140,
        "width": 210
       }
      },
      {
       "display_title": "A Short History of Doors",
       "mpaa_rating": "NR",
       "critics_pick": 1,
       "byline": "",
       "headline": "Open, Shut, Open",
       "summary_short": "The year's strangest documentary films nothing but thresholds, and somehow tells of three wars, two weddings and a lawsuit.",
       "publication_date": "2024-03-10",
       "opening_date": null,
       "date_updated": "2024-03-10 12:00:00",
       "link": {
        "type": "article",
        "url": "https://reviews.example/a-short-history-of-doors.html",
        "suggested_link_text": "Read the review of A Short History of Doors"
       },
       "multimedia": {
        "type": "mediumThreeByTwo210",
        "src": "sample:/122",
        "height": 140,
        "width": 210
       }
      },
      {
       "display_title": "Night Ferry to Aldermere",
       "mpaa_rating": "PG-13",
       "critics_pick": 0,
       "byline": "",
       "headline": "A Thriller Without a Harbour",
       "summary_short": "A detective boards the wrong boat; so, before long, does the plot.",
       "publication_date": "2024-02-17",
       "opening_date": null,
       "date_updated": "2024-02-17 12:00:00",
       "link": {
        "type": "article",
        "url": "https://reviews.example/night-ferry-to-aldermere.html",
        "suggested_link_text": "Read the review of Night Ferry to Aldermere"
       },
       "multimedia": {
        "type": "mediumThreeByTwo210",
        "src": "sample:/135",
        "height": 140,
        "width": 210
       }
      },
      {
       "display_title": "Paper Tigers of Lisbon Street",
       "mpaa_rating": "PG",
       "critics_pick": 0,
       "byline": "",
       "headline": "Kites, Kids and a Crooked Mayor",
       "summary_short": "A neighbourhood fights a motorway with nothing but string and paper. Sweet, loud, twenty minutes too long.",
       "publication_date": "2024-01-24",
       "opening_date": null,
       "date_updated": "2024-01-24 12:00:00",
       "link": {
        "type": "article",
        "url": "https://reviews.example/paper-tigers-of-lisbon-street.html",
        "suggested_link_text": "Read the review of Paper Tigers of Lisbon Street"
       },
       "multimedia": {
        "type": "mediumThreeByTwo210",
        "src": "sample:/148",
        "height": 140,
        "width": 210
       }
      },
      {
       "display_title": "The Beekeeper's Alibi",
       "mpaa_rating": "R",
       "critics_pick": 1,
       "byline": "",
       "headline": "Honey Is Evidence",
       "summary_short": "A courtroom drama that is told by the hive: formally daring, legally doubtful, never less than gripping.",
       "publication_date": "2023-12-04",
       "opening_date": null,
       "date_updated": "2023-12-04 12:00:00",
       "link": {
        "type": "article",
        "url": "https://reviews.example/the-beekeeper-s-alibi.html",
        "suggested_link_text": "Read the review of The Beekeeper's Alibi"
       },
       "multimedia": {
        "type": "mediumThreeByTwo210",
        "src": "sample:/161",
        "height": 140,
        "width": 210
       }
      },
      {
       "display_title": "Low Clouds",
       "mpaa_rating": "NR",
       "critics_pick": 0,
       "byline": "",
       "headline": "Weather Permitting",
       "summary_short": "Three meteorologists wait for a storm in a film as becalmed as its sky.",
       "publication_date": "2023-11-11",
       "opening_date": null,
       "date_updated": "2023-11-11 12:00:00",
       "link": {
        "type": "article",
        "url": "https://reviews.example/low-clouds.html",
        "suggested_link_text": "Read the review of Low Clouds"
       },
       "multimedia": {
        "type": "mediumThreeByTwo210",
        "src": "sample:/174",
        "height": 140,
        "width": 210
       }
      },
      {
       "display_title": "Kettle & Crown",
       "mpaa_rating": "PG",
       "critics_pick": 0,
       "byline": "",
       "headline": "A Royal Tea",
       "summary_short": "A palace maid and a deposed king open a café. You know every beat, and will smile at most of them.",
       "publication_date": "2023-10-18",
       "opening_date": null,
       "date_updated": "2023-10-18 12:00:00",
       "link": {
        "type": "article",
        "url": "https://reviews.example/kettle---crown.html",
        "suggested_link_text": "Read the review of Kettle & Crown"
       },
       "multimedia": {
        "type": "mediumThreeByTwo210",
        "src": "sample:/187",
        "height": 140,
        "width": 210
       }
      },
      {
       "display_title": "The Last Typesetter",
       "mpaa_rating": "PG-13",
       "critics_pick": 1,
       "byline": "",
       "headline": "Mind Your Ps and Qs",
       "summary_short": "A newspaper's final night in lead, told in one unbroken take that earns its bravura.",
       "publication_date": "2023-09-25",
       "opening_date": null,
       "date_updated": "2023-09-25 12:00:00",
       "link": {
        "type": "article",
        "url": "https://reviews.example/the-last-typesetter.html",
        "suggested_link_text": "Read the review of The Last Typesetter"
       },
       "multimedia": {
        "type": "mediumThreeByTwo210",
        "src": "sample:/200",
        "height": 140,
        "width": 210
       }
      },
      {
       "display_title": "Mountain, Interrupted",
       "mpaa_rating": "R",
       "critics_pick": 0,
       "byline": "",
       "headline": "Not Quite the Summit",
       "summary_short": "Great ice, thin characters: a survival story that loses its grip whenever somebody speaks.",
       "publication_date": "2023-08-05",
       "opening_date": null,
       "date_updated": "2023-08-05 12:00:00",
       "link": {
        "type": "article",
        "url": "https://reviews.example/mountain--interrupted.html",
        "suggested_link_text": "Read the review of Mountain, Interrupted"
       },
       "multimedia": {
        "type": "mediumThreeByTwo210",
        "src": "sample:/213",
        "height": 140,
        "width": 210
       }
      },
      {
       "display_title": "Aria for a Broken Lift",
       "mpaa_rating": "PG",
       "critics_pick": 1,
       "byline": "",
       "headline": "Stuck Between Floors, in B Flat",
       "summary_short": "An opera singer, a plumber and a pianist share ninety minutes and four square metres. The result is the most generous comedy of the year.",
       "publication_date": "2023-07-12",
       "opening_date": null,
       "date_updated": "2023-07-12 12:00:00",
       "link": {
        "type": "article",
        "url": "https://reviews.example/aria-for-a-broken-lift.html",
        "suggested_link_text": "Read the review of Aria for a Broken Lift"
       },
       "multimedia": {
        "type": "mediumThreeByTwo210",
        "src": "sample:/226",
        "height": 140,
        "width": 210
       }
      },
      {
       "display_title": "Redshift",
       "mpaa_rating": "PG-13",
       "critics_pick": 0,
       "byline": "",
       "headline": "Far Away and Getting Farther",
       "summary_short": "Handsome science fiction that mistakes distance for depth, saved by a robot with excellent timing.",
       "publication_date": "2023-06-19",
       "opening_date": null,
       "date_updated": "2023-06-19 12:00:00",
       "link": {
        "type": "article",
        "url": "https://reviews.example/redshift.html",
        "suggested_link_text": "Read the review of Redshift"
       },
       "multimedia": {
        "type": "mediumThreeByTwo210",
        "src": "sample:/239",
        "height": 140,
        "width": 210
       }
      },
      {
       "display_title": "The Umbrella Menders",
       "mpaa_rating": "PG",
       "critics_pick": 1,
       "byline": "",
       "headline": "After the Rain",
       "summary_short": "Two brothers, one workshop and thirty years of silence: a small film with a large heart and a perfect last shot.",
       "publication_date": "2023-05-26",
       "opening_date": null,
       "date_updated": "2023-05-26 12:00:00",
       "link": {
        "type": "article",
        "url": "https://reviews.example/the-umbrella-menders.html",
        "suggested_link_text": "Read the review of The Umbrella Menders"
       },
       "multimedia": {
        "type": "mediumThreeByTwo210",
        "src": "sample:/252",
        "height": 140,
        "width": 210
       }
      },
      {
       "display_title": "Glass Harvest",
       "mpaa_rating": "R",
       "critics_pick": 0,
       "byline": "",
       "headline": "Shards of a Better Film",
       "summary_short": "A family saga among glassblowers glitters in every frame and cuts only once.",
       "publication_date": "2023-04-06",
       "opening_date": null,
       "date_updated": "2023-04-06 12:00:00",
       "link": {
        "type": "article",
        "url": "https://reviews.example/glass-harvest.html",
        "suggested_link_text": "Read the review of Glass Harvest"
       },
       "multimedia": {
        "type": "mediumThreeByTwo210",
        "src": "sample:/265",
        "height": 140,
        "width": 210
       }
      },
      {
       "display_title": "Hello, Heliograph",
       "mpaa_rating": "G",
       "critics_pick": 0,
       "byline": "",
       "headline": "Signals in the Sun",
       "summary_short": "Children on neighbouring islands befriend each other by mirror. Bright in all senses.",
       "publication_date": "2023-03-13",
       "opening_date": null,
       "date_updated": "2023-03-13 12:00:00",
       "link": {
        "type": "article",
        "url": "https://reviews.example/hello--heliograph.html",
        "suggested_link_text": "Read the review of Hello, Heliograph"
       },
       "multimedia": {
        "type": "mediumThreeByTwo210",
        "src": "sample:/278",
        "height": 140,
        "width": 210
       }
      },
      {
       "display_title": "Seventeen Maybes",
       "mpaa_rating": "PG-13",
       "critics_pick": 1,
       "byline": "",
       "headline": "The Arithmetic of Indecision",
       "summary_short": "A wedding is planned, called off and planned anew in seventeen chapters, each funnier and sadder than the one before.",
       "publication_date": "2023-02-20",
       "opening_date": null,
       "date_updated": "2023-02-20 12:00:00",
       "link": {
        "type": "article",
        "url": "https://reviews.example/seventeen-maybes.html",
        "suggested_link_text": "Read the review of Seventeen Maybes"
       },
       "multimedia": {
        "type": "mediumThreeByTwo210",
        "src": "sample:/291",
        "height": 140,
        "width": 210
       }
      },
      {
       "display_title": "The Quarry Choir",
       "mpaa_rating": "NR",
       "critics_pick": 1,
       "byline": "",
       "headline": "Stone, Dust, Harmony",
       "summary_short": "Workers of a closing quarry rehearse for a concert that nobody ordered, in a documentary that sings.",
       "publication_date": "2023-01-27",
       "opening_date": null,
       "date_updated": "2023-01-27 12:00:00",
       "link": {
        "type": "article",
        "url": "https://reviews.example/the-quarry-choir.html",
        "suggested_link_text": "Read the review of The Quarry Choir"
       },
       "multimedia": {
        "type": "mediumThreeByTwo210",
        "src": "sample:/304",
        "height": 140,
        "width": 210
       }
      }
     ]
    }
    """#
}
